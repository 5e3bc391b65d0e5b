import { FORM_ANSWERED } from './run-submit.ts';

/** Submits a form as its own button would; resolves to whether it was accepted. */
export function submitForm(element: HTMLFormElement): Promise<boolean> {
  return new Promise((resolve) => {
    const hear = (event: Event) => resolve((event as CustomEvent<boolean>).detail);
    // a form without anything to await answers within the press
    element.addEventListener(FORM_ANSWERED, hear, { once: true });
    element.requestSubmit();
  });
}
