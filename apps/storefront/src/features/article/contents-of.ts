import type { ShownBlock } from '../../goods/blocks/shown-block.ts';

export type ContentsEntry = { readonly id: string; readonly text: string };

const SECTION_LEVEL = 2;

/** The sections of a page that can be jumped to: headings of the second level with a place of their own. */
export function contentsOf(blocks: readonly ShownBlock[]): ContentsEntry[] {
  return blocks.flatMap((block) =>
    block.id === 'heading' && block.value.level === SECTION_LEVEL && block.customId
      ? [{ id: block.customId, text: block.value.content }]
      : [],
  );
}
