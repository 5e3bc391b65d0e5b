import { randomUUID } from 'node:crypto';
import { createEmbeddedMarketing, createKlaviyo, type MarketingProvider } from '@wattle/providers/marketing';
import type { Config } from '../config/config.ts';
import type { OutboxListeners } from '../outbox/outbox-worker.ts';
import { startRetention } from '../outbox/retention.ts';
import type { MarketingRequestStore, NewMarketingRequest } from '../store/marketing-requests.ts';
import { createDeliveryWorker } from './delivery-worker.ts';

/** Takes what visitors send. Once `receive` has answered it is kept, whatever happens to this process. */
export type MarketingDesk = {
  receive(request: NewMarketingRequest, idempotencyKey: string | undefined): Promise<void>;
  close(): Promise<void>;
};

export const marketingProviderOf = ({ klaviyo }: Pick<Config, 'klaviyo'>): MarketingProvider =>
  klaviyo ? createKlaviyo(klaviyo) : createEmbeddedMarketing();

type MarketingParts = OutboxListeners & {
  readonly provider: MarketingProvider;
  readonly store: MarketingRequestStore;
  /** How long a request is kept once it was delivered. */
  readonly keptDays: number;
};

/** Keeps requests, delivers them if there is a service to deliver to, and lets go of those that have been delivered. */
export function openMarketing({ provider, store, keptDays, ...listeners }: MarketingParts): MarketingDesk {
  const retention = startRetention({ forget: store.forgetDelivered, keptDays, onError: listeners.onError });
  const worker = provider.delivers ? createDeliveryWorker({ queue: store, provider, ...listeners }) : undefined;
  return {
    async receive(request, idempotencyKey) {
      await store.keepMarketingRequest(randomUUID(), idempotencyKey, request);
      worker?.wake();
    },
    async close() {
      await Promise.all([worker?.close(), retention.close()]);
    },
  };
}
