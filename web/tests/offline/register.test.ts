import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeOver } from '../../src/offline/message';
import { keepOffline } from '../../src/offline/register';

// A service worker of some version, and what the page says to it.
class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn();

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  update = vi.fn(() => Promise.resolve());
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = new FakeWorker();
  register = vi.fn(() => Promise.resolve(registration));
}

let registration: FakeRegistration;
let container: FakeContainer;
const reload = vi.fn();

function visit(touched: boolean): Promise<void> {
  const userActivation = { hasBeenActive: touched };
  vi.stubGlobal('navigator', { serviceWorker: container, userActivation });
  return keepOffline();
}

function newVersionComes(): FakeWorker {
  const next = new FakeWorker();
  registration.installing = next;
  registration.dispatchEvent(new Event('updatefound'));
  next.become('installed');
  return next;
}

beforeEach(() => {
  vi.stubEnv('PROD', true);
  vi.stubGlobal('location', { reload });
  registration = new FakeRegistration();
  container = new FakeContainer();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  reload.mockReset();
});

test('a version that waited begins at once, and the page with it', async () => {
  registration.waiting = new FakeWorker();
  await visit(true);
  expect(registration.waiting.postMessage).toHaveBeenCalledWith(takeOver);
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

test('a version that comes begins if nobody has done anything yet', async () => {
  await visit(false);
  expect(newVersionComes().postMessage).toHaveBeenCalledWith(takeOver);
});

test('otherwise it waits', async () => {
  await visit(true);
  expect(newVersionComes().postMessage).not.toHaveBeenCalled();
});

test('the first version disturbs nobody', async () => {
  container.controller = null;
  await visit(false);
  expect(newVersionComes().postMessage).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).not.toHaveBeenCalled();
});

test('where nothing can be kept, or there is no network, the page does without', async () => {
  container.register.mockRejectedValueOnce(new Error('denied'));
  await expect(visit(false)).resolves.toBeUndefined();
  registration.update.mockRejectedValueOnce(new Error('no network'));
  await expect(visit(false)).resolves.toBeUndefined();
  vi.stubGlobal('navigator', {});
  await expect(keepOffline()).resolves.toBeUndefined();
});
