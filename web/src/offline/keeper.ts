// Keeps one whole version of the page in the browser, so that it works without a network. Each
// version has a cache of its own and is never mixed with another: a page that began with one gets
// all its files from it.

// The files of a version, by their names in the page's folder, and the hash of each that does not
// hold one in its name.
interface File {
  path: string;
  integrity?: string;
}
export interface Version {
  name: string;
  files: File[];
}

export class Keeper {
  // `scope` is the address of the page's folder. Several may lie on one host, each with its keeper.
  constructor(
    private readonly caches: CacheStorage,
    private readonly scope: string,
    private readonly version: Version,
  ) {}

  // All files or none: a file that is not the one of this version fails the whole.
  async keepAll(): Promise<void> {
    const cache = await this.caches.open(this.cacheName());
    await cache.addAll(this.version.files.map((file) => this.requestFor(file)));
  }

  async dropOthers(): Promise<void> {
    const names = await this.caches.keys();
    const others = names.filter((n) => n.startsWith(this.prefix()) && n !== this.cacheName());
    await Promise.all(others.map((name) => this.caches.delete(name)));
  }

  isOurs(request: Request): boolean {
    return request.method === 'GET' && request.url.startsWith(this.scope);
  }

  // The kept file; from the network what is none of this version's.
  async find(request: Request): Promise<Response> {
    const cache = await this.caches.open(this.cacheName());
    const kept = await cache.match(this.addressOf(request.url), { ignoreVary: true });
    return kept ?? fetch(request);
  }

  private prefix(): string {
    return `sumito ${this.scope} `;
  }

  private cacheName(): string {
    return this.prefix() + this.version.name;
  }

  // Hosts agree on what the folder itself shows; some send index.html elsewhere.
  private addressOf(url: string): string {
    const address = new URL(url, this.scope);
    address.search = '';
    address.hash = '';
    return address.href === `${this.scope}index.html` ? this.scope : address.href;
  }

  private requestFor({ path, integrity = '' }: File): Request {
    return new Request(this.addressOf(path), { cache: 'no-cache', integrity });
  }
}
