const list = new Intl.ListFormat('en-AU');

/** Which things went out of a list by themselves, and why. A name that is not known any more is not guessed. */
export function droppedWords(names: readonly (string | null)[], from = 'out of your cart'): string {
  const known = [...new Set(names.filter((name) => name !== null))];
  const unknown = known.length === 0 ? 'Something' : 'something else';
  const parts = names.includes(null) ? [...known, unknown] : known;
  const [are, them] = parts.length === 1 ? ['is', 'it'] : ['are', 'them'];
  return `${list.format(parts)} ${are} no longer sold, so we took ${them} ${from}.`;
}
