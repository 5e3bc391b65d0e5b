import type { DeskProgress } from '@wattle/contract/desk';

const isStep = (line: DeskProgress): line is Extract<DeskProgress, { readonly done: number }> => 'done' in line;

/** Reads the lines of an answer as they come, and gives the last one. */
async function readLines(body: ReadableStream<Uint8Array>, hear: (line: DeskProgress) => void): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(JSON.parse(line));
  }
}

async function send(form: HTMLFormElement, bar: HTMLProgressElement): Promise<void> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value);
  const answer = await fetch(form.action, { method: 'POST', body, headers: { accept: 'application/x-ndjson' } });
  let to: string | null = null;
  if (answer.ok && answer.body && !answer.redirected)
    await readLines(answer.body, (line) => {
      if (isStep(line)) bar.value = line.done / line.total;
      else to = line.to;
    });
  // refused, or a session that is over: sent plainly, the page says why
  if (to === null) form.submit();
  else location.assign(to);
}

/** A form whose work takes long: a bar shows how far it is. Without this the browser waits for the answer. */
export function startProgress(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-progress]')) {
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const bar = form.querySelector('progress');
      if (!bar || form.classList.contains('is-running')) return;
      form.classList.add('is-running');
      for (const button of form.querySelectorAll('button')) button.disabled = true;
      // what was done of it is not known: the history says
      void send(form, bar).catch(() => location.assign(form.dataset.progress ?? '/desk'));
    });
  }
}
