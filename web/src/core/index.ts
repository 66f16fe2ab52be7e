// The door to C++: the rules at once, the engine in a Worker.

import { startAsker } from './asker';
import { coreOf } from './core';
import { compiledModule } from './module';
import type { Core } from './types';

export { newThinker } from './thinker';
export { Unavailable, type Lack } from './unavailable';
export type * from './types';

// Throws Unavailable where the browser or the network lacks something.
export async function loadCore(): Promise<Core> {
  return coreOf(await startAsker(await compiledModule()));
}
