import { type Client, createClient, createHttpTransport } from '@wattle/contract';

export type ShopClientOptions = {
  /** Of the shop, without a path: `https://shop.example`. */
  readonly url: string;
  /** The ID token of a signed-in customer; null: nobody is signed in. Asked before every call. */
  readonly token?: () => string | null | Promise<string | null>;
  /** In place of the global one. */
  readonly fetch?: typeof fetch;
};

/** Every call of a shop as a function. No call throws, except one that was aborted. */
export function createShopClient({ url, token, fetch: send = fetch }: ShopClientOptions): Client {
  const request: typeof fetch = async (input, init) => {
    const given = (await token?.()) ?? null;
    if (given === null) return send(input, init);
    const headers = new Headers(init?.headers);
    headers.set('authorization', `Bearer ${given}`);
    return send(input, { ...init, headers });
  };
  return createClient(createHttpTransport(url.replace(/\/+$/, ''), request));
}
