// Why the rules cannot be had here, for the page to say in its own words.

export type Lack =
  | 'wasm' // the browser has no WebAssembly
  | 'simd' // or an old one without vectors
  | 'file' // the module could not be fetched, or is not what it should be
  | 'worker'; // no Worker for the engine to think in

export class Unavailable extends Error {
  constructor(
    readonly lack: Lack,
    options?: ErrorOptions,
  ) {
    super(`the rules are not available: ${lack}`, options);
    this.name = 'Unavailable';
  }
}
