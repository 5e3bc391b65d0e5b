import { BLOCK_TYPES } from '@wattle/domain/content';
import { describe, expect, it } from 'vitest';
import { blockDefinitions } from './block-definitions.ts';
import { readBlocks } from './read-blocks.ts';

const examples = Object.values(blockDefinitions).flatMap(({ id, examples: all }) =>
  Object.entries(all).map(([name, block]) => [id, name, block] as const),
);
const paragraph = (content: unknown) => ({ id: 'paragraph', value: { content } });

describe('blockDefinitions', () => {
  it('are exactly the 19 kinds [D-2-32]', () => {
    expect(Object.keys(blockDefinitions).sort()).toEqual([...BLOCK_TYPES].sort());
    expect(BLOCK_TYPES).toHaveLength(19);
  });

  it.each(examples)('%s: the example "%s" is read as it is written', (_id, _name, block) => {
    expect(readBlocks([block])).toEqual({ blocks: [block], problems: [] });
  });
});

describe('readBlocks', () => {
  it('keeps a custom id and custom classes, and forgets what only the editor needs [D-2-34 D-2-35 D-3-28]', () => {
    const written = {
      id: 'hr',
      customId: 'below-the-table',
      customClasses: 'wide dark',
      identifier: 'x1',
      _draggableId: 'd1',
      value: {},
    };
    expect(readBlocks([written]).blocks).toEqual([
      { id: 'hr', customId: 'below-the-table', customClasses: 'wide dark', value: {}, children: [] },
    ]);
  });

  it.each([
    ['a kind that is not known', { id: 'marquee', value: {} }, 'body.1.id'],
    ['a value that is not whole', { id: 'heading', value: { content: 'Hello' } }, 'body.1.value.level'],
    ['a value with something else in it', { id: 'hr', value: { colour: 'red' } }, 'body.1.value'],
    ['something that is no block', 'hello', 'body.1'],
    ['children where none can stand', { ...paragraph('a'), children: [paragraph('b')] }, 'body.1.children'],
    ['classes that are not names', { ...paragraph('a'), customClasses: '"><script>' }, 'body.1.customClasses'],
    ['an address that runs', { id: 'video', value: { src: 'javascript:alert(1)', alt: '' } }, 'body.1.value.src'],
    ['a link that leads nowhere', { id: 'link', value: { link: { label: 'x' } } }, 'body.1.value.link.path'],
    ['an end before its start', { id: 'scheduled', value: { startTime: 2, endTime: 2 } }, 'body.1.value.endTime'],
  ])('leaves out %s, says where it stands, and keeps the rest', (_what, broken, path) => {
    const { blocks, problems } = readBlocks([paragraph('before'), broken, paragraph('after')]);
    expect(blocks.map(({ value }) => value)).toEqual([{ content: 'before' }, { content: 'after' }]);
    expect(problems.map((problem) => problem.path)).toContain(path);
  });

  it('leaves out a broken child, not the block around it', () => {
    const { blocks, problems } = readBlocks([
      { id: 'container', value: { type: 'fluid' }, children: [paragraph('kept'), paragraph(7)] },
    ]);
    expect(blocks[0]?.children).toHaveLength(1);
    expect(problems[0]?.path).toBe('body.0.children.1.value.content');
  });

  it('fills in what is usual [D-2-52 D-2-104]', () => {
    const { blocks } = readBlocks([
      { id: 'vimeo-video', value: { src: '76979871' } },
      { id: 'media-carousel', value: { display: 'basic-carousel' } },
      { id: 'group', value: { direction: 'vertical' } },
    ]);
    expect(blocks.map(({ value }) => value)).toMatchObject([
      { startMuted: true },
      { itemsPerSlide: 1 },
      { gap: 'normal' },
    ]);
    const { maxItems: _, ...feature } = blockDefinitions['brand-category'].examples['picture left']?.value ?? {};
    expect(readBlocks([{ id: 'brand-category', value: feature }]).blocks[0]?.value).toMatchObject({ maxItems: 16 });
  });

  it('does not follow blocks without end', () => {
    let deep: Record<string, unknown> = paragraph('at the bottom');
    for (let depth = 0; depth < 40; depth += 1) deep = { id: 'container', value: { type: 'fluid' }, children: [deep] };
    expect(readBlocks([deep]).problems[0]?.message).toBe('stands too deep');
  });
});
