import { readBlocks } from '@wattle/contract/blocks';
import type { ContentBlock } from '@wattle/domain';
import { z } from 'zod';

/**
 * The blocks of a page as an editor's tool wrote them. One that is not known, whose value is not whole, or that stands
 * where nothing can, is refused by where it stands: `body.2.children.0.value.level` [C-8-17].
 */
export const wholeBlocks = z.array(z.custom<ContentBlock>()).check(({ value, issues }) => {
  for (const { path, message } of readBlocks(value, '').problems) {
    const reason = message.replace(/^Invalid (?:input|option): /, '');
    const at = path.split('.').slice(1);
    issues.push({ code: 'custom', input: value, path: at, message: `CONTENT_INVALID: ${reason}` });
  }
});
