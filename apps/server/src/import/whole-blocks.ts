import { readBlocks } from '@wattle/contract/blocks';
import type { ContentBlock } from '@wattle/domain/content';
import { z } from 'zod';

/**
 * Blocks of a page from an editor's tool. An unknown, invalid or misplaced block is refused by its path:
 * `body.2.children.0.value.level` [C-8-17].
 */
export const wholeBlocks = z.array(z.custom<ContentBlock>()).check(({ value, issues }) => {
  for (const { path, message } of readBlocks(value, '').problems) {
    const reason = message.replace(/^Invalid (?:input|option): /, '');
    const at = path.split('.').slice(1);
    issues.push({ code: 'custom', input: value, path: at, message: `CONTENT_INVALID: ${reason}` });
  }
});
