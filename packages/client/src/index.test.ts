import { expect, it } from 'vitest';
import { createShopClient } from './index.ts';

/** What was asked of the shop. */
function recording() {
  const asked: { readonly url: string; readonly authorization: string | null }[] = [];
  const send: typeof fetch = async (input, init) => {
    asked.push({ url: String(input), authorization: new Headers(init?.headers).get('authorization') });
    return Response.json({});
  };
  return { asked, send };
}

it('asks the shop at its address, as the customer who is signed in at that moment', async () => {
  const { asked, send } = recording();
  let token: string | null = null;
  const client = createShopClient({ url: 'https://shop.example/', fetch: send, token: () => token });
  await client.loadFrame({});
  token = 'abc';
  await client.loadAccount({});
  expect(asked).toEqual([
    { url: 'https://shop.example/api/frame', authorization: null },
    { url: 'https://shop.example/api/account', authorization: 'Bearer abc' },
  ]);
});

it('answers with a failure when the shop cannot be reached', async () => {
  const client = createShopClient({
    url: 'https://shop.example',
    fetch: async () => {
      throw new TypeError('fetch failed');
    },
  });
  expect(await client.loadFrame({})).toEqual({ status: 'ERROR', code: 'UNAVAILABLE', retryable: true });
});
