import { generateDemoShop } from '@wattle/demo';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseRow } from './refusal.ts';
import { wholeBlocks } from './whole-blocks.ts';

const page = z.strictObject({ body: wholeBlocks });
const heading = { id: 'heading', value: { level: 2, content: 'Read this' } };

/** Problems of a page with these blocks. */
function refusalsOf(...body: readonly unknown[]): string[] {
  const parsed = parseRow(page, { body });
  return 'row' in parsed ? [] : parsed.problems.map(({ field, reason }) => `${field}: ${reason}`);
}

describe('the blocks of an article', () => {
  it.each<[string, readonly unknown[], readonly string[]]>([
    ['all whole', [heading, { id: 'container', value: { type: 'fluid' }, children: [heading] }], []],
    ['not known', [heading, { id: 'fireworks' }], ["body.1.id: CONTENT_INVALID: there is no block 'fireworks'"]],
    ['no block at all', ['heading'], ['body.0: CONTENT_INVALID: expected object, received string']],
    [
      'with what blocks do not have',
      [{ ...heading, onClick: 'run()' }],
      ['body.0: CONTENT_INVALID: Unrecognized key: "onClick"'],
    ],
    [
      'in a block that holds none',
      [{ ...heading, children: [heading] }],
      ["body.0.children: CONTENT_INVALID: nothing can stand in 'heading'"],
    ],
  ])('%s', (_, body, refusals) => {
    expect(refusalsOf(...body)).toEqual(refusals);
  });

  it('are each named by where they stand, however deep', () => {
    const deep = { id: 'heading', value: { level: 9, content: 'Too deep' } };
    const refusals = refusalsOf(heading, deep, {
      id: 'container',
      value: { type: 'fluid' },
      children: [deep, heading],
    });
    expect(refusals).toEqual([
      expect.stringMatching(/^body\.1\.value\.level: CONTENT_INVALID: ./),
      expect.stringMatching(/^body\.2\.children\.0\.value\.level: CONTENT_INVALID: ./),
    ]);
  });

  it('have to be a list', () => {
    expect(parseRow(page, { body: 'text' })).toEqual({
      problems: [{ field: 'body', reason: 'expected array, received string' }],
    });
  });

  it.each(generateDemoShop({ now: 1_790_000_000 }).articles.map(({ id, body }) => [id, body] as const))(
    'are whole in the demo shop’s %s',
    (_, body) => {
      expect(refusalsOf(...body)).toEqual([]);
    },
  );
});
