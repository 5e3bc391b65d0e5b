/** What a row of things is called, so that two rows on a page can be told apart: 'Articles, from How to choose a fridge'. */
export function rowLabel(things: string, [first]: readonly { readonly name: string }[]): string {
  return first ? `${things}, from ${first.name}` : things;
}
