import { PRESSED_BUTTON } from '@wattle/contract';

const AGAIN_MS = 100;

/**
 * Presses the last button again until its part is hydrated. React stops a click in a part whose code has not come, so
 * it does not reach the button; what the page itself stops on the way is also prevented.
 */
export function repeatMissedPresses(): void {
  let again: ReturnType<typeof setTimeout>;
  const take = () => clearTimeout(again);
  const press = (event: MouseEvent) => {
    take();
    const button = (event.target as Element).closest<HTMLElement>(PRESSED_BUTTON);
    if (!button) return;
    again = setTimeout(() => event.defaultPrevented || button.click(), AGAIN_MS);
    button.addEventListener('click', take, { once: true });
  };
  addEventListener('click', press, true);
}
