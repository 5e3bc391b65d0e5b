import type { CallValue } from '@wattle/contract';
import {
  type CheckoutDataAnswer,
  type CheckoutDataLoad,
  type CheckoutInfoRequest,
  currentCheckoutResult,
  NO_CHECKOUT_DATA,
} from '@wattle/domain/checkout';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { openClient } from '../session/open-client.ts';
import { useSignedIn } from '../session/use-signed-in.ts';
import { createCheckoutDataStore, type PromosListener } from './checkout-data-store.ts';

export type CheckoutInfo = Extract<CallValue<'checkoutInfo'>, { status: 'SUCCESS' }>;

async function send(request: string, signal: AbortSignal): Promise<CheckoutDataAnswer<CheckoutInfo>> {
  const client = await openClient();
  const outcome = await client.checkoutInfo(JSON.parse(request).request, { signal });
  if (outcome.status !== 'SUCCESS') return { status: 'ERROR' };
  return outcome.value.status === 'SUCCESS' ? { status: 'SUCCESS', value: outcome.value } : outcome.value;
}

const store = createCheckoutDataStore<CheckoutInfo>({ send, now: () => Date.now() });

export const onPromosUpdated = (listener: PromosListener): (() => void) => store.onPromosUpdated(listener);

/** Reloads an outdated quote at once. */
export const refreshCheckoutData = (): void => store.refresh();

export const onCheckoutDataChange = (listener: () => void): (() => void) => store.subscribe(listener);

export const isCheckoutDataLoading = (): boolean => store.get().isLoading;

export type CheckoutCheck = {
  /** The server's quote for exactly this request; null: not yet. */
  readonly info: CheckoutInfo | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/** The server's quote for the cart shown. An empty cart (null) is not requested. */
export function useCheckoutData(request: CheckoutInfoRequest | null): CheckoutCheck {
  const { loggedIn } = useSignedIn();
  // signed-in customers may get another quote for the same cart
  const text = request && JSON.stringify({ loggedIn, request });
  const load = useSyncExternalStore<CheckoutDataLoad<CheckoutInfo>>(store.subscribe, store.get, () => NO_CHECKOUT_DATA);
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') store.ask(text);
    };
    ask();
    // refresh prices when the shopper returns
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [text]);
  useEffect(() => () => store.leave(), []);
  const result = currentCheckoutResult(load, text);
  const retry = useCallback(() => store.ask(text), [text]);
  return {
    info: result?.status === 'SUCCESS' ? result.value : null,
    hasFailed: result?.status === 'ERROR' && !load.isLoading,
    retry,
  };
}
