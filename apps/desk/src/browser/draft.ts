const PAUSE_MS = 250;

/** The shop's drawing takes the place of the one before: what is scrolled to stays, and no step is added to go back. */
function put(frame: HTMLIFrameElement, html: string): void {
  const shown = frame.contentDocument;
  // read in the frame, whose policy allows the styles of the shop
  const reader = shown?.defaultView && new shown.defaultView.DOMParser();
  if (reader) shown.body?.replaceWith(shown.adoptNode(reader.parseFromString(html, 'text/html').body));
  fit(frame);
}

/** As high as what it shows, where nothing else says how high. */
function fit(frame: HTMLIFrameElement): void {
  const { body } = frame.contentDocument ?? {};
  if (frame.dataset.fits !== undefined && body) frame.style.height = `${body.scrollHeight}px`;
}

/** A frame of the shop that shows what a form says and nobody has saved. */
function follow(frame: HTMLIFrameElement, form: HTMLFormElement): void {
  const { draft = '' } = frame.dataset;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  let isTyped = frame.dataset.typed !== undefined;
  const ask = async (): Promise<void> => {
    asked += 1;
    const mine = asked;
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
    const answer = await fetch(draft, { method: 'POST', body });
    const html = await answer.text();
    // a slower answer to an earlier question must not win
    if (mine === asked && answer.ok && !answer.redirected) put(frame, html);
  };
  const later = (pause: number): void => {
    isTyped = true;
    clearTimeout(timer);
    timer = setTimeout(() => void ask().catch(() => {}), pause);
  };
  const hear = ({ target }: Event): void => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
    if (target === form || (isField && target.form === form)) later(PAUSE_MS);
  };
  document.addEventListener('input', hear);
  // the fields have their values again after the event
  document.addEventListener('reset', hear);
  // a frame that is loaded only when it is in view shows what is stored
  frame.addEventListener('load', () => {
    fit(frame);
    if (isTyped) later(0);
  });
  if (isTyped) later(0);
  fit(frame);
}

export function startDraft(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-draft]')) {
    const form = document.getElementById(frame.dataset.of ?? '');
    if (form instanceof HTMLFormElement) follow(frame, form);
  }
}
