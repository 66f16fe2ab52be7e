// Scrolls a list, and nothing around it, until an item of it is in sight.
export function reveal(list: HTMLElement, item: HTMLElement | null): void {
  if (!item) {
    list.scrollTop = 0;
    return;
  }
  const frame = list.getBoundingClientRect();
  const box = item.getBoundingClientRect();
  const margin = Math.min(40, frame.height / 4);
  if (box.top < frame.top + margin) list.scrollTop -= frame.top + margin - box.top;
  if (box.bottom > frame.bottom - margin) list.scrollTop += box.bottom - frame.bottom + margin;
}
