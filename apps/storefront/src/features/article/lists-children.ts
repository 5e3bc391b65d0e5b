import type { ShownBlock } from '../../goods/blocks/shown-block.ts';

/** Whether the blocks of an article list its children themselves: then the page does not list them again. */
export function listsChildren(blocks: readonly ShownBlock[], articleId: string): boolean {
  return blocks.some(
    (block) =>
      (block.id === 'article-listing' && block.value.type === 'dynamic' && block.value.article === articleId) ||
      listsChildren(block.children, articleId),
  );
}
