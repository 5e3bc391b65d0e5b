/** Groups items by first letter, ignoring accents; digits share one group at the end. */
export function groupByLetter<T extends { readonly name: string }>(
  things: readonly T[],
): { readonly letter: string; readonly brands: readonly T[] }[] {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const letter = letterOf(thing.name);
    const group = groups.get(letter);
    if (group) group.push(thing);
    else groups.set(letter, [thing]);
  }
  return [...groups]
    .sort(([a], [b]) => Number(a === '#') - Number(b === '#') || a.localeCompare(b))
    .map(([letter, brands]) => ({ letter, brands: brands.sort((a, b) => a.name.localeCompare(b.name, 'en-AU')) }));
}

function letterOf(name: string): string {
  const plain = name.normalize('NFD').charAt(0).toUpperCase();
  return /[A-Z]/.test(plain) ? plain : '#';
}
