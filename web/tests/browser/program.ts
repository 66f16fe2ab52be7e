// `sumito serve`, at a port of its own.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../../../build/release/sumito', import.meta.url));

export interface Program {
  address: string; // ends with a slash
  stop(): Promise<void>;
}

export function serve(): Promise<Program> {
  const path = process.env.SUMITO ?? built;
  const program = spawn(path, ['serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<string>((resolve) =>
    program.on('exit', (code, signal) => resolve(String(code ?? signal))),
  );
  const stop = async () => {
    program.kill('SIGTERM');
    const how = await ended;
    if (how !== '0') throw new Error(`${path} has ended with ${how}`);
  };
  return new Promise((resolve, reject) => {
    let said = '';
    program.stdout.on('data', (part) => {
      said += String(part);
      const address = /http:\S+/.exec(said)?.[0];
      if (address) resolve({ address, stop });
    });
    program.on('error', reject);
    void ended.then((how) => reject(new Error(`${path} has ended with ${how} and said: ${said}`)));
  });
}
