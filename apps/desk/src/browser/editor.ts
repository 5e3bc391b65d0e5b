const PAUSE_MS = 900;

/** Frames show a page of their own width, made as small as its box. */
function fitFrames(): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('[data-preview]')) {
    const box = frame.parentElement;
    if (!box) continue;
    const scale = box.clientWidth / Number(frame.width);
    frame.style.transform = `scale(${scale})`;
    box.style.height = `${Math.round(Number(frame.height) * scale)}px`;
  }
}

/** Takes what the answered page says elsewhere: versions, marks, checks. What is being typed stays. */
function takeOver(page: Document): void {
  const version = page.querySelector<HTMLInputElement>('[name="version"]')?.value;
  if (version)
    for (const field of document.querySelectorAll<HTMLInputElement>('[name="version"]')) field.value = version;
  for (const id of ['live-parts', 'live-checks', 'live-state', 'live-acts', 'live-plans']) {
    const next = page.getElementById(id);
    if (next) document.getElementById(id)?.replaceWith(next);
  }
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('[data-preview]'))
    frame.contentWindow?.location.reload();
}

/** Keeps what is typed after a pause, and shows it in the previews. */
function keepLive(form: HTMLFormElement): void {
  const status = form.querySelector<HTMLElement>('[data-kept]');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> = Promise.resolve();

  const send = async (): Promise<void> => {
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
    const answer = await fetch(form.action, { method: 'POST', body });
    // somebody else's words, or a session that is over: the whole page says it
    if (!answer.ok || !answer.url.startsWith(location.origin + location.pathname)) return void form.submit();
    takeOver(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    if (status) status.textContent = status.dataset.kept ?? '';
  };
  form.addEventListener('input', () => {
    if (status) status.textContent = '';
    clearTimeout(timer);
    timer = setTimeout(() => {
      sending = sending.then(send).catch(() => {});
    }, PAUSE_MS);
  });
  form.addEventListener('submit', () => clearTimeout(timer));
}

/** Of the editor of content: live previews. Without this it works by its buttons. */
export function startEditor(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-live]');
  if (form) keepLive(form);
  fitFrames();
  addEventListener('resize', fitFrames);
  for (const choice of document.querySelectorAll('.prev [name="width"]')) choice.addEventListener('change', fitFrames);
}
