// Arrow keys, Home and End step through the game, wherever the focus is, except in fields and
// dialogs. On the board they move a cursor for whoever has come there by keyboard; whoever uses a
// pointer steps with them there, too.

import { stepOf, type Step } from '../game/steps';

export class StepKeys {
  #pointing = true;

  // `go` says whether there is a game to go through.
  constructor(private readonly go: (step: Step) => boolean) {}

  readonly point = (): void => {
    this.#pointing = true;
  };

  readonly press = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') this.#pointing = false;
    const step = stepOf(event);
    if (!step || isField(event.target)) return;
    if (!this.#pointing && isWithin(event.target, '[role="application"]')) return;
    if (!this.go(step)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

export function isField(target: EventTarget | null): boolean {
  return isWithin(target, 'input, textarea, select, dialog');
}

function isWithin(target: EventTarget | null, what: string): boolean {
  return target instanceof Element && target.closest(what) !== null;
}
