import { randomUUID } from 'node:crypto';
import { createEmbeddedMarketing, createKlaviyo, type MarketingProvider } from '@wattle/providers/marketing';
import type { OnAccess } from '@wattle/providers/outside';
import type { Config } from '../config/config.ts';
import type { MarketingRequestStore, NewMarketingRequest } from '../store/marketing-requests.ts';
import type { OutboxListeners } from '../workers/outbox-worker.ts';
import { type Retention, startRetention } from '../workers/retention.ts';
import { createDeliveryWorker } from './delivery-worker.ts';

/** Accepts visitors' requests. Once `receive` resolves the request is stored and survives a crash. */
export type MarketingDesk = {
  receive(request: NewMarketingRequest, idempotencyKey: string | undefined): Promise<void>;
  close(): Promise<void>;
};

type OpenMarketing = MarketingDesk & {
  /** Begins to deliver what waits and to delete what is old. */
  start(): void;
};

export const marketingProviderOf = ({ klaviyo }: Pick<Config, 'klaviyo'>, onAccess: OnAccess): MarketingProvider =>
  klaviyo ? createKlaviyo({ ...klaviyo, onAccess }) : createEmbeddedMarketing();

type MarketingParts = OutboxListeners & {
  readonly provider: MarketingProvider;
  readonly requests: MarketingRequestStore;
  /** How many days a delivered request is kept. */
  readonly keptDays: number;
};

/** Stores requests, delivers them if a service is configured, and deletes old delivered ones. */
export function openMarketing({ provider, requests, keptDays, ...listeners }: MarketingParts): OpenMarketing {
  let retention: Retention | undefined;
  const worker = provider.delivers ? createDeliveryWorker({ queue: requests, provider, ...listeners }) : undefined;
  return {
    async receive(request, idempotencyKey) {
      await requests.keep(randomUUID(), idempotencyKey, request);
      worker?.wake();
    },
    start() {
      worker?.start();
      retention ??= startRetention({ forget: requests.forgetDelivered, keptDays, onError: listeners.onError });
    },
    async close() {
      await Promise.all([worker?.close(), retention?.close()]);
    },
  };
}
