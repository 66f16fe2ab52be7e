// The Worker in which the engine thinks.

import { answering, type ToWorker } from './thinking';

const hear = answering((message) => self.postMessage(message));
self.onmessage = (event: MessageEvent<ToWorker>) => hear(event.data);
