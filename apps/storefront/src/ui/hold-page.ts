/** The browser looks at the style of each element that becomes inert. So many are looked at within a frame. */
const ELEMENTS_A_FRAME = 150;

/** How many dialogs hold an element. */
const holds = new WeakMap<HTMLElement, number>();

/**
 * Makes everything beside a dialog inert, a part of the page with each frame after the one that shows the dialog.
 * Returns what ends it: at once for what is to have the focus, with the next frames for the rest.
 */
export function holdPage(dialog: HTMLElement): (focused: Element | null) => void {
  const held: HTMLElement[] = [];
  const stop = eachFrame(
    afterOne(() => framesOf(partsBeside(dialog))),
    (parts) => {
      held.push(...parts.filter(hold));
    },
  );
  return (focused) => {
    stop();
    const atOnce = held.filter((part) => part.contains(focused));
    atOnce.forEach(release);
    // what holds others goes first: else each of those would be looked at twice
    const later = held.filter((part) => !atOnce.includes(part)).toReversed();
    eachFrame(framesOf(later), (parts) => parts.forEach(release));
  };
}

/** False: it is inert for a reason of its own. */
function hold(part: HTMLElement): boolean {
  const count = holds.get(part) ?? 0;
  if (count === 0 && part.inert) return false;
  holds.set(part, count + 1);
  part.inert = true;
  return true;
}

function release(part: HTMLElement): void {
  const count = (holds.get(part) ?? 1) - 1;
  holds.set(part, count);
  part.inert = count > 0;
}

/** All that is not the dialog nor around it; what is large comes after its own parts. */
function* partsBeside(dialog: HTMLElement): Generator<HTMLElement> {
  for (let inner: Element = dialog; inner !== document.body && inner.parentElement; inner = inner.parentElement) {
    for (const beside of inner.parentElement.children) if (beside !== inner) yield* partsOf(beside);
  }
}

function* partsOf(element: Element): Generator<HTMLElement> {
  if (sizeOf(element) > ELEMENTS_A_FRAME) for (const child of element.children) yield* partsOf(child);
  if (element instanceof HTMLElement) yield element;
}

const sizeOf = (element: Element): number => element.getElementsByTagName('*').length + 1;

/** Of a large one only its children: their own parts are inert by then. */
const costOf = (part: HTMLElement): number => {
  const size = sizeOf(part);
  return size > ELEMENTS_A_FRAME ? part.childElementCount : size;
};

function* framesOf(parts: Iterable<HTMLElement>): Generator<HTMLElement[]> {
  let frame: HTMLElement[] = [];
  let cost = 0;
  for (const part of parts) {
    cost += costOf(part);
    if (cost > ELEMENTS_A_FRAME && frame.length > 0) {
      yield frame;
      frame = [];
      cost = costOf(part);
    }
    frame.push(part);
  }
  yield frame;
}

/** The first frame is the dialog's own. */
function* afterOne(frames: () => Iterable<HTMLElement[]>): Generator<HTMLElement[]> {
  yield [];
  yield* frames();
}

/** Takes a step with each frame. Returns what ends it. */
function eachFrame<T>(steps: Iterable<T>, take: (step: T) => void): () => void {
  const left = steps[Symbol.iterator]();
  let frame = requestAnimationFrame(function next() {
    const { done, value } = left.next();
    if (done) return;
    take(value);
    frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}
