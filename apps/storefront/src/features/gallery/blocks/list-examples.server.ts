import type { Client } from '@wattle/contract';
import { blockDefinitions, readBlocks } from '@wattle/contract/blocks';
import type { Block, BlockType } from '@wattle/domain/content';
import { prepareBlocks } from '../../../goods/blocks/prepare-blocks.ts';
import type { ShownBlock } from '../../../goods/blocks/shown-block.ts';
import { ATTACKS } from './attacks.ts';

export type ShownExample = { readonly name: string; readonly anchor: string; readonly blocks: readonly ShownBlock[] };
export type ExampleGroup = { readonly id: string; readonly examples: readonly ShownExample[] };

/** Cases without a block example: a frame with its own names, and content that is left out. */
const EDGES = {
  'own id and classes': [{ id: 'hr', customId: 'own-id', customClasses: 'own-class', value: {} }],
  'what is not known or broken': [
    { id: 'quiz', value: {} },
    { id: 'heading', value: { content: 'Without a level' } },
    { id: 'video', value: { src: 'javascript:alert(1)', alt: 'It would run' } },
    'no block at all',
    { id: 'paragraph', value: { content: 'The rest stays.' } },
  ],
} as const;

/** Each in its own block, so that the page shows that none of it runs. */
const attacks = (id: 'html' | 'wysiwyg') => ATTACKS.map((content) => ({ id, value: { content } }));

const slug = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

/** All block examples, or those of some types, with the data they show. For loaders. */
export async function listExamples(client: Client, wanted: readonly string[] | undefined): Promise<ExampleGroup[]> {
  const kinds = Object.entries(blockDefinitions) as [BlockType, { examples: Readonly<Record<string, Block>> }][];
  const groups: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    ...kinds.map(([id, { examples }]) => [id, examples] as const),
    ['edges', EDGES],
    ['attacks', { html: attacks('html'), wysiwyg: attacks('wysiwyg') }],
  ];
  const shown = groups.filter(([id]) => !wanted || wanted.includes(id));
  return Promise.all(shown.map(([id, examples]) => showGroup(id, examples, client)));
}

async function showGroup(
  id: string,
  examples: Readonly<Record<string, unknown>>,
  client: Client,
): Promise<ExampleGroup> {
  const shown = Object.entries(examples).map(async ([name, written]) => ({
    name,
    anchor: `${id}-${slug(name)}`,
    blocks: await prepareBlocks(readBlocks(Array.isArray(written) ? written : [written]).blocks, client, {
      baseUrl: '',
    }),
  }));
  return { id, examples: await Promise.all(shown) };
}
