type Named = { readonly name: string };

/** What a row of things is called, so that two rows on a page can be told apart: 'Articles: 4, from Noise to Soundbars'. */
export function rowLabel(things: string, row: readonly Named[]): string {
  const [first, last] = [row[0], row.at(-1)];
  return first && last ? `${things}: ${row.length}, from ${first.name} to ${last.name}` : things;
}
