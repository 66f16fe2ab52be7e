// Swiping sideways over an element: a step for every bit of the way, to the left one on, as pages
// are turned. Up and down still scroll.

const threshold = 14;
const stride = 44;

export type Turned = (by: 1 | -1) => void;

export function swipe(turned: Turned): (element: HTMLElement) => () => void {
  return (element) => {
    const track = new Track(element, turned);
    const heard = { pointerdown: track.down, pointermove: track.move, click: track.click };
    for (const [type, listener] of Object.entries(heard))
      element.addEventListener(type, listener as EventListener, { capture: true });
    return () => {
      for (const [type, listener] of Object.entries(heard))
        element.removeEventListener(type, listener as EventListener, { capture: true });
    };
  };
}

class Track {
  private pointer: number | undefined;
  private x = 0; // of the last step
  private y = 0;
  private swiping = false;

  constructor(
    private readonly element: HTMLElement,
    private readonly turned: Turned,
  ) {}

  readonly down = (event: PointerEvent): void => {
    this.swiping = false;
    this.pointer = event.pointerType === 'mouse' ? undefined : event.pointerId;
    this.x = event.clientX;
    this.y = event.clientY;
  };

  readonly move = (event: PointerEvent): void => {
    if (event.pointerId !== this.pointer) return;
    const way = event.clientX - this.x;
    if (!this.swiping && !this.begins(way, event)) return;
    if (Math.abs(way) < stride && !this.isFirst(event)) return;
    this.x = event.clientX;
    this.turned(way < 0 ? 1 : -1);
  };

  private begins(way: number, event: PointerEvent): boolean {
    return Math.abs(way) > threshold && Math.abs(way) > Math.abs(event.clientY - this.y);
  }

  // The first step comes early, so that a short swipe is enough.
  private isFirst(event: PointerEvent): boolean {
    if (this.swiping) return false;
    this.swiping = true;
    this.element.setPointerCapture(event.pointerId);
    return true;
  }

  // Where a swipe ends, no button is meant.
  readonly click = (event: MouseEvent): void => {
    if (!this.swiping) return;
    this.swiping = false;
    event.preventDefault();
    event.stopPropagation();
  };
}
