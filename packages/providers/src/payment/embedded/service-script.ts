import type { Fault } from './forced-outcomes.ts';

/** How webhooks are sent: normally, each twice, newest first, or held back. */
export type WebhookManner = 'NORMAL' | 'TWICE' | 'REVERSED' | 'HELD';

/** Faults that a test or a person asks for. In this process only. */
export type ServiceScript = {
  /** Applies a fault to all further calls; null ends it. */
  fail(fault: Fault | null, times?: number): void;
  sendWebhooks(manner: WebhookManner): void;
};

export type RunningScript = ServiceScript & {
  takeFault(): Fault | null;
  manner(): WebhookManner;
};

export function createServiceScript(): RunningScript {
  let fault: Fault | null = null;
  let left = 0;
  let manner: WebhookManner = 'NORMAL';
  return {
    fail(wanted, times = Number.POSITIVE_INFINITY) {
      fault = wanted;
      left = times;
    },
    sendWebhooks(wanted) {
      manner = wanted;
    },
    takeFault() {
      if (left <= 0) return null;
      left -= 1;
      return fault;
    },
    manner: () => manner,
  };
}
