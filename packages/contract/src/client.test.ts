import { failed, rejected, success } from '@wattle/domain/results';
import { describe, expect, it } from 'vitest';
import { createClient, createHttpTransport } from './client.ts';
import { authOf, routes } from './routes.ts';

const answering = (status: number, body: unknown) =>
  createClient(createHttpTransport('', async () => Response.json(body, { status })));

const state = { syncableStateVersion: 3, cartItems: [], wishlistItems: [] };

describe('what an HTTP answer becomes', () => {
  it('is the value of a call that happened', async () => {
    expect(await answering(200, { state }).saveAccountState(state)).toEqual(success({ state }));
  });

  it('is a CONFLICT for 409, whatever its body says [C-8-11]', async () => {
    expect(await answering(409, { status: 'ERROR', code: 'CONFLICT' }).saveAccountState(state)).toEqual(
      failed('CONFLICT'),
    );
    expect(await answering(409, { reasons: [{ code: 'MISSING_DATA' }] }).saveAccountState(state)).toEqual(
      failed('CONFLICT'),
    );
  });

  it('is a no with its reasons', async () => {
    const reasons = [{ code: 'CustomerNotFound' }];
    expect(await answering(404, { status: 'REJECTED', reasons }).loadAccount({})).toEqual(rejected(...reasons));
  });

  it.each([
    [500, failed('UNAVAILABLE', false)],
    [503, failed('UNAVAILABLE')],
    [504, failed('TIMEOUT', false)],
  ])('is a failure for %i', async (status, failure) => {
    expect(await answering(status, { status: 'ERROR' }).loadAccount({})).toEqual(failure);
  });
});

describe('a parameter of a path', () => {
  const asking = async (number: string) => {
    const asked: string[] = [];
    const client = createClient(
      createHttpTransport('https://shop.example', async (url) => {
        asked.push(new URL(String(url)).pathname);
        return Response.json({});
      }),
    );
    return { outcomes: [await client.loadOrder({ number }), await client.cancelOrder({ number })], asked };
  };

  it.each(['', '.', '..'])('that is %j asks nothing: it would be another call', async (number) => {
    const { outcomes, asked } = await asking(number);
    expect(outcomes).toEqual([failed('UNAVAILABLE', false), failed('UNAVAILABLE', false)]);
    expect(asked).toEqual([]);
  });

  it.each(['../..', '%2e%2e', 'a/b', '?x', '#x', '$&', 'W-1'])('that is %j stays one part', async (number) => {
    const part = encodeURIComponent(number);
    const { asked } = await asking(number);
    expect(asked).toEqual([`/api/account/orders/${part}`, `/api/account/orders/${part}/cancel`]);
  });
});

it('asks who somebody is for every call under /api/account', () => {
  const account = (Object.keys(routes) as (keyof typeof routes)[]).filter((name) =>
    routes[name].path.startsWith('/api/account'),
  );
  expect(account.length).toBeGreaterThan(7);
  expect(account.map(authOf)).toEqual(account.map(() => 'customer'));
  expect(authOf('loadProduct')).toBeUndefined();
});
