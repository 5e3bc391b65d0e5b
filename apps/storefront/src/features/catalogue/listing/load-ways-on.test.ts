import { createClient, type Transport } from '@wattle/contract';
import type { Block } from '@wattle/domain/content';
import { failed, rejected, success } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { loadWaysOn } from './load-ways-on.ts';

const url = new URL('https://shop.example/search?q=zzz');
const body: readonly Block[] = [{ id: 'heading', value: { level: 2, content: 'Try these' }, children: [] }];
const categories = [{ id: 'fridges' }];

const load = (findArticle: Transport) =>
  loadWaysOn(
    createClient((name, input, options) =>
      name === 'loadFrame' ? Promise.resolve(success({ categories })) : findArticle(name, input, options),
    ),
    url,
  );

describe('loadWaysOn', () => {
  it('has the blocks of the configured article, and the categories [D-8-13]', async () => {
    const ways = await load(async (_, input) =>
      JSON.stringify(input).includes('no-results-found')
        ? success({ article: { body }, children: [] })
        : rejected({ code: 'ARTICLE_NOT_FOUND' }),
    );
    expect(ways).toMatchObject({ popular: categories, blocks: [{ id: 'heading', value: { content: 'Try these' } }] });
  });

  it.each<[string, Transport]>([
    ['is not there', async () => rejected({ code: 'ARTICLE_NOT_FOUND' })],
    ['cannot be asked for', async () => failed('UNAVAILABLE')],
    [
      'throws',
      async () => {
        throw new Error('x');
      },
    ],
  ])('has the categories all the same when the article %s [C-8-72 D-8-13]', async (_case, transport) => {
    expect(await load(transport)).toEqual({ popular: categories, blocks: [] });
  });
});
