// What the page and the Worker in which the engine thinks say to each other.

import { startAsker, type Argument, type Asker } from './asker';
import type { Answer } from './types';

export type ToWorker =
  | { module: WebAssembly.Module }
  | { question: number; name: string; args: Argument[] };

export type FromWorker =
  | { question: number; line: string } // while it thinks
  | { question: number; answer: Answer<unknown> }
  | { failure: string };

// The Worker's side: questions wait until the module is there, and are answered one by one.
export function answering(post: (message: FromWorker) => void): (message: ToWorker) => void {
  let asker: Promise<Asker> | undefined;
  let question = 0;

  async function answer(message: { question: number; name: string; args: Argument[] }) {
    if (!asker) throw new Error('a question before the module');
    const { ask } = await asker;
    question = message.question;
    post({ question, answer: ask(message.name, ...message.args) });
  }

  return (message) => {
    const failed = (error: unknown) => post({ failure: String(error) });
    if ('module' in message) {
      asker = startAsker(message.module, (line) => post({ question, line }));
      asker.catch(failed);
    } else {
      answer(message).catch(failed);
    }
  };
}
