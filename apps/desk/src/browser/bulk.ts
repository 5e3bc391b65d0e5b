const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

/** Says how many orders are chosen, and what they are worth. */
export function startBulk(): void {
  const form = document.querySelector<HTMLFormElement>('form#bulk');
  const [count, sum] = ['[data-chosen]', '[data-chosen-sum]'].map((part) => form?.querySelector(part));
  if (!form || !count || !sum) return;
  const word = count.textContent ?? '';
  const show = (): void => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('[name="chosen[]"]:checked')];
    count.textContent = `${boxes.length} ${word}`;
    sum.textContent = dollars.format(boxes.reduce((cents, box) => cents + Number(box.dataset.cents), 0) / 100);
  };
  document.addEventListener('change', show);
  // a reset has emptied the boxes after this event
  form.addEventListener('reset', () => requestAnimationFrame(show));
  show();
}
