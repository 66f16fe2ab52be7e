// A browser's caches, as far as the keeper uses them, with the network behind them.

export class FakeCaches {
  readonly stored = new Map<string, Map<string, string>>();

  // `network` answers each address with a text; what it does not have is not there.
  constructor(readonly network: Map<string, string>) {}

  readonly storage = {
    open: (name: string) => Promise.resolve(this.cache(name)),
    keys: () => Promise.resolve([...this.stored.keys()]),
    delete: (name: string) => Promise.resolve(this.stored.delete(name)),
  } as unknown as CacheStorage;

  private cache(name: string) {
    const files = this.stored.get(name) ?? new Map<string, string>();
    this.stored.set(name, files);
    return {
      addAll: async (requests: Request[]) => {
        const texts = await Promise.all(requests.map((request) => this.fetch(request)));
        requests.forEach((request, i) => files.set(request.url, texts[i]!));
      },
      match: (address: string) => {
        const text = files.get(address);
        return Promise.resolve(text === undefined ? undefined : new Response(text));
      },
    };
  }

  private async fetch(request: Request): Promise<string> {
    const text = this.network.get(request.url);
    if (text === undefined) throw new TypeError(`not there: ${request.url}`);
    const { integrity } = request;
    if (integrity && integrity !== (await integrityOf(text))) throw new TypeError('another content');
    return text;
  }
}

export async function integrityOf(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
}
