// Makes the page work without a network from its second visit on, where the browser lets it.

import { takeOver } from './message';

// It begins if no other page is open, and this one then begins anew with it.
function letBegin(next: ServiceWorker): void {
  const begun = () => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', begun, { once: true });
  next.postMessage(takeOver);
}

// Nobody has done anything here that beginning anew could disturb.
function isUntouched(): boolean {
  return navigator.userActivation?.hasBeenActive === false;
}

function awaitNext(next: ServiceWorker | null): void {
  next?.addEventListener('statechange', () => {
    const isUpdate = navigator.serviceWorker.controller !== null;
    if (next.state === 'installed' && isUpdate && isUntouched()) letBegin(next);
  });
}

async function keep(): Promise<void> {
  const worker = await navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' });
  if (worker.waiting) return letBegin(worker.waiting);
  awaitNext(worker.installing);
  worker.addEventListener('updatefound', () => awaitNext(worker.installing));
  await worker.update();
}

export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await keep();
  } catch {
    // The browser keeps nothing for this page (a private window, denied storage), or the server
    // cannot be reached. The page does without.
  }
}
