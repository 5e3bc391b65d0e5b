import { createClient, type Transport } from '@wattle/contract';
import type { Block } from '@wattle/domain/content';
import { failed, rejected, success } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { notFound } from './not-found.ts';

const url = new URL('https://shop.example/fridges/gone?x=1');
const body: readonly Block[] = [{ id: 'heading', value: { level: 2, content: 'Try these' }, children: [] }];

const contextOf = (transport: Transport) => ({ client: createClient(transport) });

const shop: Transport = async (name, input) => {
  if (name === 'loadFrame') return success({ categories: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] });
  return JSON.stringify(input).includes('page-not-found')
    ? success({ article: { body }, children: [] })
    : rejected({ code: 'ARTICLE_NOT_FOUND' });
};

describe('notFound', () => {
  it('is a 404 that names the path [C-8-14]', async () => {
    const answer = await notFound({ context: contextOf(shop), url });
    expect(answer.status).toBe(404);
    expect(answer.data).toMatchObject({ message: 'Page not found: /fridges/gone' });
  });

  it('says no more where no path was asked for [C-2-37]', async () => {
    expect((await notFound({ context: contextOf(shop) })).data).toMatchObject({ message: 'Page not found' });
  });

  it('carries the blocks of the configured article [D-2-21 D-2-22]', async () => {
    const answer = await notFound({ context: contextOf(shop), url });
    expect(answer.data).toMatchObject({
      blocks: [{ id: 'heading', value: { content: 'Try these' } }],
      categories: ['a', 'b', 'c', 'd', 'e', 'f'],
    });
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
  ])('is a 404 all the same when the article %s [C-8-71 D-8-13]', async (_case, transport) => {
    const answer = await notFound({ context: contextOf(transport), url });
    expect(answer.status).toBe(404);
    expect(answer.data).toMatchObject({ blocks: [], categories: [] });
  });
});
