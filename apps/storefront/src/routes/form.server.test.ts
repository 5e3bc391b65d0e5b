import type { Client, PageContext } from '@wattle/contract';
import { failed, rejected, success } from '@wattle/domain/results';
import { UNNAMED_SHOP } from '@wattle/domain/shop-identity';
import { describe, expect, it } from 'vitest';
import { act } from './form.server.ts';

const BODY = 'firstName=Mia&lastName=Tran&email=mia%40example.com&listId=';

/** Posts an event sign-up for a list; the call gives this answer. */
function post(listId: string, answer: Awaited<ReturnType<Client['subscribe']>>) {
  const url = new URL('https://shop.example/forms/event-sign-up');
  const client: Partial<Client> = { subscribe: async () => answer };
  return act({
    url,
    params: { kind: 'event-sign-up' },
    context: { client } as PageContext,
    shop: UNNAMED_SHOP,
    body: BODY + listId,
  });
}

describe('a posted form is answered', () => {
  it.each([
    ['see other, when it was taken', 'coffee', success({ received: true as const }), 303],
    [
      'bad request, for a list that the shop does not have',
      'no-such-list',
      rejected({ code: 'MISSING_DATA' as const, field: 'listId' }),
      400,
    ],
    ['bad request, for what can be no list', '%22%3E%3Cb%3E', success({ received: true as const }), 400],
    ['unavailable, when it cannot be kept now', 'coffee', failed('UNAVAILABLE'), 503],
  ])('with %s [D-8-01]', async (_title, listId, answer, status) => {
    expect((await post(listId, answer)).status).toBe(status);
  });
});
