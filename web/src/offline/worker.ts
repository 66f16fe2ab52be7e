// The service worker: gives the page its files, from the version kept in the browser. The build
// makes sw.js of it and fills in `builtVersion`.
//
// A new version waits until no page uses the old one: until all are closed, or until the only one
// begins anew (see register.ts).

import { Keeper, type Version } from './keeper';
import { takeOver } from './message';

declare const builtVersion: Version;

const worker = self as unknown as ServiceWorkerGlobalScope;
const keeper = new Keeper(worker.caches, worker.registration.scope, builtVersion);

async function begin(): Promise<void> {
  await keeper.dropOthers();
  await worker.clients.claim();
}

async function takeOverIfAlone(): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const ours = pages.filter((page) => page.url.startsWith(worker.registration.scope));
  if (ours.length < 2) await worker.skipWaiting();
}

worker.addEventListener('install', (event) => event.waitUntil(keeper.keepAll()));
worker.addEventListener('activate', (event) => event.waitUntil(begin()));
worker.addEventListener('fetch', (event) => {
  if (keeper.isOurs(event.request)) event.respondWith(keeper.find(event.request));
});
worker.addEventListener('message', (event) => {
  if (event.data === takeOver) event.waitUntil(takeOverIfAlone());
});
