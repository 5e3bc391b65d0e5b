import type { ShownBlock } from '../../goods/blocks/shown-block.ts';

export type ContentsEntry = { readonly id: string; readonly text: string };

const SECTION_LEVEL = 2;

/** The sections for the table of contents: second-level headings with an anchor. */
export function contentsOf(blocks: readonly ShownBlock[]): ContentsEntry[] {
  return blocks.flatMap((block) =>
    block.id === 'heading' && block.value.level === SECTION_LEVEL && block.customId
      ? [{ id: block.customId, text: block.value.content }]
      : [],
  );
}
