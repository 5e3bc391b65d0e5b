import type { ShownBlock } from '../../goods/blocks/shown-block.ts';

/** Whether the article's blocks already list its children, so that the page does not list them twice. */
export function listsChildren(blocks: readonly ShownBlock[], articleId: string): boolean {
  return blocks.some(
    (block) =>
      (block.id === 'article-listing' && block.value.type === 'dynamic' && block.value.article === articleId) ||
      listsChildren(block.children, articleId),
  );
}
