import { createClient } from '@wattle/contract';
import { failed } from '@wattle/domain';
import { data, RouterContextProvider, redirect } from 'react-router';
import { describe, expect, it } from 'vitest';
import { clientContext } from '../../page/client-context.ts';
import { orNotFound } from './or-not-found.ts';

/** A shop whose every call fails: the 404 must come through all the same. */
function place() {
  const context = new RouterContextProvider();
  context.set(
    clientContext,
    createClient(async () => failed('UNAVAILABLE')),
  );
  return { context, url: new URL('https://shop.example/products/gone') };
}

const thrownBy = (thrown: unknown) =>
  orNotFound(place(), async () => {
    throw thrown;
  }).catch((error: unknown) => error);

describe('orNotFound', () => {
  it('is what the loader gives', async () => {
    expect(await orNotFound(place(), async () => 'page')).toBe('page');
  });

  it.each([
    ['a thrown 404', data('Page not found', 404)],
    ['a 404 answer', new Response('Page not found', { status: 404 })],
  ])('makes of %s the whole 404 page, naming the path', async (_, thrown) => {
    expect(await thrownBy(thrown)).toMatchObject({
      data: { message: 'Page not found: /products/gone', blocks: [], categories: [] },
      init: { status: 404 },
    });
  });

  it.each([
    ['a redirect', redirect('/elsewhere', 301)],
    ['a failure', data('TIMEOUT', 503)],
    ['a fault', new Error('boom')],
  ])('leaves %s as it is', async (_, thrown) => {
    expect(await thrownBy(thrown)).toBe(thrown);
  });
});
