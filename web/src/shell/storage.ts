// A shelf for texts that outlive the page. The browser may refuse to keep them: then they stay here
// in memory as long as the page is open, and whoever asked for it is told once for each reason.

export type Trouble = 'denied' | 'full';

export class Shelf {
  #memory = new Map<string, string>(); // what the browser would not take
  #told = new Set<Trouble>();

  // Asking a browser for its storage may itself be refused, so it is asked for each time.
  constructor(
    private readonly storage: () => Storage,
    private readonly tell: (trouble: Trouble) => void,
  ) {}

  get(key: string): string | null {
    return this.#memory.get(key) ?? this.#attempt((storage) => storage.getItem(key), null);
  }

  // Whether it will still be there when the page is opened again.
  set(key: string, text: string): boolean {
    const kept = this.#attempt((storage) => {
      storage.setItem(key, text);
      return true;
    }, false);
    if (kept) this.#memory.delete(key);
    else this.#memory.set(key, text);
    return kept;
  }

  remove(key: string): void {
    this.#memory.delete(key);
    this.#attempt((storage) => storage.removeItem(key), undefined);
  }

  keys(prefix: string): string[] {
    const kept = this.#attempt((storage) => Object.keys(storage), []);
    return [...new Set([...kept, ...this.#memory.keys()])].filter((key) => key.startsWith(prefix));
  }

  #attempt<T>(work: (storage: Storage) => T, otherwise: T): T {
    try {
      return work(this.storage());
    } catch (error) {
      this.#trouble(isFull(error) ? 'full' : 'denied');
      return otherwise;
    }
  }

  #trouble(trouble: Trouble): void {
    if (this.#told.has(trouble)) return;
    this.#told.add(trouble);
    this.tell(trouble);
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

// The object that a stored text says; nothing if the text is somebody else's or broken.
export function storedObject(text: string | null): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
