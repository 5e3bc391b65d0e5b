import { describe, expect, it } from 'vitest';
import { tellBrokenBlocksOnce } from './broken-blocks.ts';

describe('tellBrokenBlocksOnce', () => {
  it('tells once of each version of an article', () => {
    const reported: unknown[] = [];
    const tell = tellBrokenBlocksOnce((details) => reported.push(details));
    const problems = [{ path: 'body.0.id', message: "there is no block 'marquee'" }];
    tell({ id: 'a', updatedAt: 1 }, problems);
    tell({ id: 'a', updatedAt: 1 }, problems);
    tell({ id: 'a', updatedAt: 2 }, problems);
    tell({ id: 'b', updatedAt: 1 }, problems);
    expect(reported).toHaveLength(3);
    expect(reported[0]).toEqual({ article: 'a', errorCode: 'CONTENT_INVALID', problems });
  });
});
