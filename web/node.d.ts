// The little of Node that building and testing the page uses; there are no types for it among the
// packages.

declare module 'node:fs' {
  interface Entry {
    name: string;
    parentPath: string;
    isFile(): boolean;
  }
  export function readFileSync(path: string): Uint8Array;
  export function readFileSync(path: string, encoding: 'utf8'): string;
  export function readdirSync(
    path: string,
    options: { withFileTypes: true; recursive: true },
  ): Entry[];
  export function mkdtempSync(prefix: string): string;
  export function mkdirSync(path: string): void;
  export function writeFileSync(path: string, content: string): void;
  export function rmSync(path: string, options: { recursive: true }): void;
}

declare module 'node:path' {
  export const sep: string;
  export function join(...parts: string[]): string;
  export function relative(from: string, to: string): string;
}

declare module 'node:os' {
  export function tmpdir(): string;
}

declare module 'node:url' {
  export function fileURLToPath(url: URL): string;
}

declare module 'node:child_process' {
  interface Program {
    stdout: { on(event: 'data', heard: (part: unknown) => void): void };
    on(event: 'exit', heard: (code: number | null, signal: string | null) => void): void;
    on(event: 'error', heard: (error: Error) => void): void;
    kill(signal: 'SIGTERM'): boolean;
  }
  export function spawn(
    path: string,
    args: string[],
    options: { stdio: ['ignore', 'pipe', 'inherit'] },
  ): Program;
}

declare module 'node:crypto' {
  interface Hash {
    update(content: string | Uint8Array): Hash;
    digest(encoding: 'hex' | 'base64'): string;
  }
  export function createHash(name: 'sha256'): Hash;
}

declare const process: { env: Record<string, string | undefined> };
