import { createClient } from '@wattle/contract';
import { failed } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { PageError, Redirect } from '../../router/page-answer.ts';
import { orNotFound } from './or-not-found.ts';

/** A shop whose every call fails: the 404 must still come through. */
const place = () => ({
  context: { client: createClient(async () => failed('UNAVAILABLE')) },
  url: new URL('https://shop.example/products/gone'),
});

const thrownBy = (thrown: unknown) =>
  orNotFound(place(), async () => {
    throw thrown;
  }).catch((error: unknown) => error);

describe('orNotFound', () => {
  it('is what the loader gives', async () => {
    expect(await orNotFound(place(), async () => 'page')).toBe('page');
  });

  it.each([
    ['a thrown 404', new PageError(404, 'Page not found')],
    ['a 404 answer', new Response('Page not found', { status: 404 })],
  ])('makes of %s the whole page for it, naming the path', async (_, thrown) => {
    expect(await thrownBy(thrown)).toMatchObject({
      data: { message: 'Page not found: /products/gone', blocks: [], categories: [] },
      status: 404,
    });
  });

  it.each([
    ['a redirect', new Redirect('/elsewhere', 301)],
    ['a failure', new PageError(503, 'TIMEOUT')],
    ['a fault', new Error('boom')],
  ])('leaves %s as it is', async (_, thrown) => {
    expect(await thrownBy(thrown)).toBe(thrown);
  });
});
