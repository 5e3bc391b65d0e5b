import * as contentWords from '@wattle/messages/content';

type Named = { readonly name: string };

/** Accessible name of a row, distinct per page: 'Articles: 4, from Noise to Soundbars'. */
export function rowLabel(things: string, row: readonly Named[]): string {
  const [first, last] = [row[0], row.at(-1)];
  return first && last ? contentWords.rowLabel(things, row.length, first.name, last.name) : things;
}
