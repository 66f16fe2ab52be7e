// How much a computer may think, and what is said when it cannot.

import type { ThinkLimits } from '../core/types';
import { Unavailable } from '../core/unavailable';
import { t } from '../i18n/words.svelte';

export const forHint: ThinkLimits = { nodes: 400_000, milliseconds: 2000 };

// By chance a little different each time, so that no two games are alike.
export function forMove(level: number): ThinkLimits {
  return { level, seed: Math.floor(Math.random() * 2 ** 31) };
}

export function failure(error: unknown): string {
  if (error instanceof Unavailable && (error.lack === 'worker' || error.lack === 'file'))
    return t(`page.app.unsupported.${error.lack}`);
  return t('page.play.computer_failed', { why: String(error) });
}
