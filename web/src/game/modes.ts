// The four games, in the order in which they are offered.

import type { Mode } from '../core/types';

export const modes: readonly Mode[] = ['duel', 'trio', 'teams', 'tandem'];
