type Promoted = { readonly document: number; readonly position: number };
type Page = { readonly offset: number; readonly length: number };

/** A page of hits with pinned documents at their fixed positions. */
export function pinPromoted<Hit>(
  ranked: readonly Hit[],
  promoted: readonly Promoted[],
  page: Page,
): (Hit | Promoted)[] {
  const all: (Hit | Promoted)[] = [...ranked];
  for (const pin of [...promoted].sort((a, b) => a.position - b.position)) {
    all.splice(Math.min(pin.position, all.length), 0, pin);
  }
  return all.slice(page.offset, page.offset + page.length);
}
