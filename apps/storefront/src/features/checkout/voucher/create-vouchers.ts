import type { Voucher } from '@wattle/domain/checkout';
import type { Outcome } from '@wattle/domain/results';
import {
  addVoucher,
  type CancelledVoucher,
  cleanVoucherCode,
  isVoucherHeld,
  readVoucherReply,
  recheckVouchers,
  startVoucher,
  type VoucherBalance,
  type VoucherStatus,
} from '@wattle/domain/vouchers';

export type VoucherParts = {
  readonly held: () => readonly Voucher[];
  readonly keep: (vouchers: readonly Voucher[]) => void;
  /** Fetches a voucher; a rejected promise counts as ERROR. */
  readonly load: (asked: { readonly code: string; readonly pin: string }) => Promise<Outcome<VoucherBalance, string>>;
  readonly isPlacing: () => boolean;
};

/** A voucher whose balance changed on recheck; in dollars. */
export type ChangedVoucher = { readonly code: string; readonly was: number; readonly now: number };

export type Recheck = {
  readonly cancelled: readonly CancelledVoucher[];
  readonly changed: readonly ChangedVoucher[];
};

/** Called with dropped vouchers and their reasons [C-4-105]. */
export type CancelledListener = (cancelled: readonly CancelledVoucher[]) => void;

/** The gift cards applied to an order; one request at a time. */
export function createVouchers({ held, keep, load, isPlacing }: VoucherParts) {
  const listeners = new Set<() => void>();
  const cancelledListeners = new Set<CancelledListener>();
  let isLoading = false;

  const show = (loading: boolean): void => {
    isLoading = loading;
    for (const listener of listeners) listener();
  };

  const ask = async (asked: { readonly code: string; readonly pin: string }) => {
    const reply = await load(asked).catch(() => ({ status: 'ERROR', code: 'UNAVAILABLE', retryable: true }) as const);
    return readVoucherReply(asked, reply);
  };

  return {
    isLoading: (): boolean => isLoading,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onCancelled(listener: CancelledListener): () => void {
      cancelledListeners.add(listener);
      return () => cancelledListeners.delete(listener);
    },

    /** Adds a gift card, if it has a balance [C-4-95 … C-4-103]. */
    async add(typed: { readonly code: string; readonly pin: string }): Promise<VoucherStatus> {
      startVoucher({ isLoading, isPlacing: isPlacing() });
      const asked = { code: cleanVoucherCode(typed.code), pin: typed.pin.trim() };
      if (isVoucherHeld(held(), asked.code)) return 'ALREADY_APPLIED';
      show(true);
      try {
        const added = addVoucher(held(), await ask(asked));
        if (added.status === 'SUCCESS') keep(added.vouchers);
        return added.status;
      } finally {
        show(false);
      }
    },

    remove: (code: string): void => keep(held().filter((voucher) => voucher.code !== code)),

    /** Rechecks every card: drops invalid ones and notifies listeners with the reason [C-4-104 C-4-105]. */
    async recheck(): Promise<Recheck> {
      const before = held();
      if (before.length === 0) return { cancelled: [], changed: [] };
      show(true);
      try {
        const rechecked: { voucher: Voucher; result: Awaited<ReturnType<typeof ask>> }[] = [];
        for (const voucher of before) rechecked.push({ voucher, result: await ask(voucher) });
        const { kept, cancelled } = recheckVouchers(rechecked);
        keep(kept);
        if (cancelled.length > 0) for (const listener of cancelledListeners) listener(cancelled);
        return { cancelled, changed: changedOf(before, kept) };
      } finally {
        show(false);
      }
    },
  };
}

function changedOf(before: readonly Voucher[], kept: readonly Voucher[]): ChangedVoucher[] {
  return kept.flatMap(({ code, amountRemaining }) => {
    const was = before.find((voucher) => voucher.code === code)?.amountRemaining ?? amountRemaining;
    return was === amountRemaining ? [] : [{ code, was, now: amountRemaining }];
  });
}
