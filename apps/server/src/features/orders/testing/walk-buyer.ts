import type { PlaceOrderRequest } from '@wattle/domain/order';
import type { OrderAnswer } from './order-shop.ts';

/** What a buyer does at the provider's page. */
export type AtProvider = 'ACCEPT_AND_RETURN' | 'ACCEPT_AND_LEAVE' | 'TURN_BACK' | 'LEAVE';

export type Buyer = {
  readonly key: string;
  readonly request: PlaceOrderRequest;
  readonly atProvider: AtProvider;
};

/** What a buyer knows in the end; undefined: nothing, for nobody answered. */
export type BuyerAnswer =
  | { readonly status: 'PLACED'; readonly orderNumber: string }
  | { readonly status: 'REFUSED' | 'LEFT' };

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<OrderAnswer> {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body), headers });
  if (!response.ok) throw new Error(`${url}: ${await response.text()}`);
  return (await response.json()) as OrderAnswer;
}

/** Presses a button on the provider's page; gives what the shopper comes back with. */
async function choose(url: string, choice: 'accept' | 'cancel'): Promise<string> {
  const page = await fetch(url, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' });
  return new URL(page.headers.get('location') ?? '').searchParams.get('redirectResult') ?? '';
}

const read = (answer: OrderAnswer): BuyerAnswer | undefined => {
  if (answer.status === 'ERROR') return undefined;
  if (answer.status === 'REJECTED') return { status: 'REFUSED' };
  // a number, and a mail once it is settled
  if (answer.value.status === 'pending') return { status: 'LEFT' };
  return { status: 'PLACED', orderNumber: answer.value.orderNumber };
};

/** Places an order and completes the shopper's steps. Throws when the server is gone. */
export async function walkBuyer(origin: string, { key, request, atProvider }: Buyer): Promise<BuyerAnswer | undefined> {
  const answer = await post(`${origin}/place`, request, { 'idempotency-key': key });
  if (answer.status !== 'SUCCESS' || answer.value.status !== 'actionRequired') return read(answer);
  const { orderNumber, actionData } = answer.value;
  if (atProvider === 'LEAVE') return { status: 'LEFT' };
  const redirectResult = await choose(String(actionData?.url), atProvider === 'TURN_BACK' ? 'cancel' : 'accept');
  if (atProvider === 'ACCEPT_AND_LEAVE') return { status: 'LEFT' };
  return read(await post(`${origin}/details`, { orderNumber, details: { redirectResult } }));
}
