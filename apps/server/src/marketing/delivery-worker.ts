import type { MarketingProvider } from '@wattle/providers/marketing';
import type { MarketingRequestStore } from '../store/marketing-requests.ts';
import { createOutboxWorker, type OutboxListeners, type OutboxWorker } from '../workers/outbox-worker.ts';

export type DeliveryQueue = Pick<MarketingRequestStore, 'claim' | 'markDelivered' | 'postpone' | 'giveUp'>;

export type DeliveryWorkerOptions = OutboxListeners & {
  readonly queue: DeliveryQueue;
  readonly provider: MarketingProvider;
  readonly pollMs?: number;
};

/** Delivers visitors' sign-ups and enquiries. */
export function createDeliveryWorker({ queue, provider, ...rest }: DeliveryWorkerOptions): OutboxWorker {
  return createOutboxWorker({
    ...rest,
    outbox: queue,
    deliver: provider.deliver,
  });
}
