import { createClient } from '@wattle/contract';
import { readBlocks } from '@wattle/contract/blocks';
import { failed } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { type PrepareOptions, prepareBlocks } from './prepare-blocks.ts';

const client = createClient(async () => failed('UNAVAILABLE'));
const title = { id: 'heading', value: { level: 1, content: 'Wattle' } };
const { blocks } = readBlocks([title, { id: 'container', value: { type: 'fluid' }, children: [title] }]);

const levels = async (options: Pick<PrepareOptions, 'title'> = {}) => {
  const shown = await prepareBlocks(blocks, client, { ...options, baseUrl: '' });
  return [...shown, ...shown.flatMap(({ children }) => children)].flatMap((block) =>
    block.id === 'heading' ? [block.value.level] : [],
  );
};

describe('prepareBlocks', () => {
  it('leaves the title to a page that has one of its own', async () => {
    expect(await levels()).toEqual([2, 2]);
    expect(await levels({ title: 'own' })).toEqual([2, 2]);
  });
  it('makes the title of a page that has none', async () => {
    expect(await levels({ title: 'page' })).toEqual([1, 1]);
  });
});
