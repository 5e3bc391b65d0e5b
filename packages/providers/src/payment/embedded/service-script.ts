import type { Fault } from './forced-outcomes.ts';

/** How webhooks are sent: as they should be, each twice, the newest first, or not at all for now. */
export type WebhookManner = 'NORMAL' | 'TWICE' | 'REVERSED' | 'HELD';

/** What a test, or a person who tries the shop out, wants to go wrong. Of this process only. */
export type ServiceScript = {
  /** The next calls have the fault; null: all is well again. */
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
