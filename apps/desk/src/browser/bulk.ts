const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });

/** Says how many orders are chosen, and what they are worth. */
export function startBulk(): void {
  const form = document.querySelector<HTMLFormElement>('form#bulk');
  const [count, sum] = ['[data-chosen]', '[data-chosen-sum]'].map((part) => form?.querySelector(part));
  if (!form || !count || !sum) return;
  const word = count.textContent ?? '';
  const all = document.querySelector<HTMLInputElement>('[data-choose-all]');
  const every = [...document.querySelectorAll<HTMLInputElement>('[name="chosen[]"]')];
  const show = (): void => {
    const boxes = every.filter(({ checked }) => checked);
    const number = form.querySelector('[data-chosen-count]');
    if (number) number.textContent = String(boxes.length);
    if (all) {
      all.checked = boxes.length === every.length;
      all.indeterminate = boxes.length > 0 && !all.checked;
    }
    count.textContent = `${boxes.length} ${word}`;
    sum.textContent = dollars.format(boxes.reduce((cents, box) => cents + Number(box.dataset.cents), 0) / 100);
  };
  if (all) {
    // without this script it could do nothing
    all.hidden = every.length === 0;
    all.addEventListener('change', () => {
      for (const box of every) box.checked = all.checked;
    });
  }
  document.addEventListener('change', show);
  // a reset has emptied the boxes after this event
  form.addEventListener('reset', () => requestAnimationFrame(show));
  show();
}
