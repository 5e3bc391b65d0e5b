import { randomUUID } from 'node:crypto';
import { createEmbeddedMarketing, createKlaviyo, type MarketingProvider } from '@wattle/providers/marketing';
import type { Config } from '../config/config.ts';
import type { MarketingRequestStore, NewMarketingRequest } from '../store/marketing-requests.ts';
import { createDeliveryWorker, type DeliveryWorkerOptions } from './delivery-worker.ts';

/** Takes what visitors send. Once `receive` has answered it is kept, whatever happens to this process. */
export type MarketingDesk = {
  receive(request: NewMarketingRequest, idempotencyKey: string | undefined): Promise<void>;
  close(): Promise<void>;
};

type Listeners = Pick<DeliveryWorkerOptions, 'onProblem' | 'onError'>;

export const marketingProviderOf = ({ klaviyo }: Pick<Config, 'klaviyo'>): MarketingProvider =>
  klaviyo ? createKlaviyo(klaviyo) : createEmbeddedMarketing();

/** Keeps requests, and delivers them if there is a service to deliver to. */
export function openMarketing(
  provider: MarketingProvider,
  store: MarketingRequestStore,
  listeners: Listeners,
): MarketingDesk {
  const worker = provider.delivers ? createDeliveryWorker({ queue: store, provider, ...listeners }) : undefined;
  return {
    async receive(request, idempotencyKey) {
      await store.keepMarketingRequest(randomUUID(), idempotencyKey, request);
      worker?.wake();
    },
    async close() {
      await worker?.close();
    },
  };
}
