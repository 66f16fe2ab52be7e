// The sounds of marbles, made on the spot: a click where one touches another, a soft brush for a
// slide, a knock and a roll for one that falls. Silent where the browser has no audio.

import type { Move } from '../core/types';

let audio: AudioContext | undefined;
let noise: AudioBuffer | undefined;

// The first time takes long. Where the player has touched the page already, on the way to the
// board, it is done before the hand is there.
export function prepareSound(): void {
  if (navigator.userActivation?.hasBeenActive) wakeSound();
}

// Browsers let a page sound only after the player has touched it: to be called from a gesture.
export function wakeSound(): void {
  if (typeof AudioContext === 'undefined') return;
  if (!audio) whenIdle(begin);
  else if (audio.state === 'suspended') void audio.resume();
}

function begin(): void {
  audio ??= new AudioContext();
  noise ??= noiseOf(audio);
}

function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 300 });
  else setTimeout(run, 200);
}

function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

// A volume that rises at once and dies away.
function fading(context: AudioContext, start: number, volume: number, lasts: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(volume, start + 0.003);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  gain.connect(context.destination);
  return gain;
}

interface Tone {
  after: number; // seconds
  pitch: number;
  volume: number;
  lasts: number;
}

function ring(context: AudioContext, { after, pitch, volume, lasts }: Tone): void {
  const start = context.currentTime + after;
  const tone = context.createOscillator();
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.82, start + lasts);
  tone.connect(fading(context, start, volume, lasts));
  tone.start(start);
  tone.stop(start + lasts);
}

function brush(context: AudioContext, { after, pitch, volume, lasts }: Tone): void {
  const start = context.currentTime + after;
  const source = context.createBufferSource();
  noise ??= noiseOf(context);
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 1.1;
  source.connect(filter).connect(fading(context, start, volume, lasts));
  source.start(start, Math.random() * 0.5);
  source.stop(start + lasts);
}

// Two glass marbles touch.
function click(context: AudioContext, after: number, volume: number): void {
  ring(context, { after, pitch: 2350 + 200 * Math.random(), volume, lasts: 0.05 });
  ring(context, { after, pitch: 5200, volume: volume * 0.35, lasts: 0.03 });
  brush(context, { after, pitch: 3600, volume: volume * 0.8, lasts: 0.02 });
}

function fall(context: AudioContext, after: number): void {
  ring(context, { after, pitch: 190, volume: 0.3, lasts: 0.14 });
  brush(context, { after: after + 0.05, pitch: 420, volume: 0.12, lasts: 0.5 });
  click(context, after + 0.55, 0.16);
}

export function soundOf(move: Move): void {
  if (audio?.state !== 'running') return;
  brush(audio, { after: 0, pitch: 700, volume: 0.05, lasts: 0.2 });
  if (move.pushed.length > 0) click(audio, 0.03, 0.3);
  else click(audio, 0.17, 0.07);
  if (move.pushed.length > 1) click(audio, 0.06, 0.18);
  if (move.ejected) fall(audio, 0.14);
}
