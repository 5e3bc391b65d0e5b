import type { MarketingProvider } from '@wattle/providers/marketing';
import { createOutboxWorker, type OutboxListeners, type OutboxWorker } from '../outbox/outbox-worker.ts';
import type { MarketingRequestStore } from '../store/marketing-requests.ts';

export type DeliveryQueue = Pick<
  MarketingRequestStore,
  'claimMarketingRequest' | 'markDelivered' | 'postponeDelivery' | 'giveUpDelivery'
>;

export type DeliveryWorkerOptions = OutboxListeners & {
  readonly queue: DeliveryQueue;
  readonly provider: MarketingProvider;
  readonly pollMs?: number;
};

/** Delivers what visitors sent. */
export function createDeliveryWorker({ queue, provider, ...rest }: DeliveryWorkerOptions): OutboxWorker {
  return createOutboxWorker({
    ...rest,
    outbox: {
      claim: queue.claimMarketingRequest,
      markDelivered: queue.markDelivered,
      postpone: queue.postponeDelivery,
      giveUp: queue.giveUpDelivery,
    },
    deliver: provider.deliver,
  });
}
