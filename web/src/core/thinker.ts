// The engine, as the page knows it. It thinks in a Worker that is thrown away when it is told to
// stop, since nothing can reach it while it thinks; the next question starts a new one.

import type { Argument } from './asker';
import { compiledModule } from './module';
import type { FromWorker, ToWorker } from './thinking';
import type { Answer, Line, Thinker, ThinkLimits } from './types';
import { Unavailable } from './unavailable';

// As much of a Worker as is used.
export interface Place {
  post(message: ToWorker): void;
  close(): void;
}
export type OpenPlace = (
  hear: (message: FromWorker) => void,
  failed: (error: Error) => void,
) => Place;

export const openWorker: OpenPlace = (hear, failed) => {
  if (typeof Worker !== 'function') throw new Unavailable('worker');
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = (event: MessageEvent<FromWorker>) => hear(event.data);
  worker.onerror = (event) => failed(new Unavailable('file', { cause: event.message }));
  return { post: (message) => worker.postMessage(message), close: () => worker.terminate() };
};

interface Asked {
  number: number;
  heard: ((line: Line) => void) | undefined;
  answered(answer: Answer<unknown> | undefined): void; // nothing: it was stopped
  failed(error: Error): void;
}

export function limitPairs({ clock, only, ...limits }: ThinkLimits): Argument[] {
  const numbers = { ...limits, clock: clock?.left, increment: clock?.increment };
  const pairs: Argument[] = Object.entries(numbers).flatMap(([name, value]) =>
    value === undefined ? [] : [name, Math.round(value)],
  );
  return only?.length ? [...pairs, 'only', only.join(' ')] : pairs;
}

class WorkerThinker implements Thinker {
  private place: Place | undefined;
  private asked: Asked | undefined; // it thinks about that
  private count = 0;

  constructor(
    private readonly open: OpenPlace,
    private readonly module: () => Promise<WebAssembly.Module>,
  ) {}

  think(record: string, limits: ThinkLimits, heard?: (line: Line) => void) {
    return this.ask<string>('think', [record, ...limitPairs(limits)], heard).then(
      (move) => move || undefined,
    );
  }

  agrees(record: string, seat: string) {
    return this.ask<boolean>('agrees', [record, seat]);
  }

  bench() {
    return this.ask<{ nodes: number; nps: number }>('bench', []);
  }

  stop(): void {
    if (!this.asked) return;
    const { answered } = this.asked;
    this.leave();
    answered(undefined);
  }

  close(): void {
    this.stop();
    this.leave();
  }

  private leave(): void {
    this.asked = undefined;
    this.place?.close();
    this.place = undefined;
  }

  // Nothing if it was stopped before it had an answer.
  private ask<T>(
    name: string,
    args: Argument[],
    heard?: (line: Line) => void,
  ): Promise<T | undefined> {
    this.stop();
    return new Promise((resolve, reject) => {
      const number = ++this.count;
      const answered = (answer: Answer<unknown> | undefined) =>
        !answer || answer.ok
          ? resolve(answer?.value as T | undefined)
          : reject(new Error(`${name}: ${answer.message}`));
      this.asked = { number, heard, answered, failed: reject };
      this.put(number, name, args).catch((error: Error) => this.fail(number, error));
    });
  }

  private async put(number: number, name: string, args: Argument[]): Promise<void> {
    if (!this.place) {
      const module = await this.module();
      if (this.asked?.number !== number) return; // stopped in the meantime
      this.place = this.open(
        (message) => this.hear(message),
        (error) => this.fail(this.count, error),
      );
      this.place.post({ module });
    }
    this.place.post({ question: number, name, args });
  }

  private hear(message: FromWorker): void {
    if ('failure' in message) return this.fail(this.count, new Error(message.failure));
    const { asked } = this;
    if (asked?.number !== message.question) return;
    if ('line' in message) return asked.heard?.(JSON.parse(message.line) as Line);
    this.asked = undefined;
    asked.answered(message.answer);
  }

  private fail(number: number, error: Error): void {
    const { asked } = this;
    if (asked?.number !== number) return;
    this.leave();
    asked.failed(error);
  }
}

export function newThinker(open: OpenPlace = openWorker, module = compiledModule): Thinker {
  return new WorkerThinker(open, module);
}
