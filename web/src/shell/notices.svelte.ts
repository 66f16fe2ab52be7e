// Short sentences that come up at the edge of the page and go again, some with one thing to do.

export interface Notice {
  id: number;
  text: string;
  action?: { label: string; run: () => void };
  stays: boolean; // until the player closes it
}

const shown = $state<Notice[]>([]);
let last = 0;
const visible = 6000;

export function notices(): readonly Notice[] {
  return shown;
}

export function dismiss(id: number): void {
  const at = shown.findIndex((notice) => notice.id === id);
  if (at >= 0) shown.splice(at, 1);
}

function put(notice: Omit<Notice, 'id'>): number {
  const id = ++last;
  shown.push({ ...notice, id });
  return id;
}

export function notify(text: string, action?: Notice['action']): void {
  const id = put({ text, action, stays: false });
  setTimeout(() => dismiss(id), action ? 2 * visible : visible);
}

export function warn(text: string): void {
  put({ text, stays: true });
}
