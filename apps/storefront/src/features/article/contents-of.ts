/** As much of a content block as a table of contents needs. */
type Block = { readonly id: string; readonly customId?: string; readonly level?: number; readonly text?: string };

export type ContentsEntry = { readonly id: string; readonly text: string };

const SECTION_LEVEL = 2;

/** The sections of a page that can be jumped to: headings of the second level with a place of their own. */
export function contentsOf(blocks: readonly Block[]): ContentsEntry[] {
  return blocks.flatMap(({ id, customId, level, text }) =>
    id === 'heading' && level === SECTION_LEVEL && customId && text ? [{ id: customId, text }] : [],
  );
}
