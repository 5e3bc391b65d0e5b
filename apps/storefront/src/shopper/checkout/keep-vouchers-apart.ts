import { type KeptCheckout, readCheckoutState, type Voucher } from '@wattle/domain/checkout';
import { createStoredValue, type StoredValue } from '../../page/stored-value.ts';

/** Gift cards with PINs, and the last order at the time they were added. */
type HeldVouchers = { readonly vouchers: readonly Voucher[]; readonly afterOrder: string | null };

export const readHeldVouchers = (text: string | null): HeldVouchers => {
  const { vouchers } = readCheckoutState(text);
  try {
    const { afterOrder } = Object(JSON.parse(text ?? 'null'));
    return { vouchers, afterOrder: typeof afterOrder === 'string' ? afterOrder : null };
  } catch {
    return { vouchers: [], afterOrder: null };
  }
};

/** Anyone with the PIN can spend the card, so it is kept in this tab only, until the card has paid or is removed. */
export const heldVoucherStore = createStoredValue('wattle.gift-cards', readHeldVouchers, {
  storage: () => sessionStorage,
  events: () => window,
});

/**
 * The checkout shared by all tabs plus this tab's gift cards, which are never stored with it. An order placed in any
 * tab clears them [C-3-28 C-4-42].
 */
export function keepVouchersApart(
  shared: StoredValue<KeptCheckout>,
  held: StoredValue<HeldVouchers>,
): StoredValue<KeptCheckout> {
  let last: { shared: KeptCheckout; held: HeldVouchers; joined: KeptCheckout } | null = null;
  return {
    get() {
      const now = { shared: shared.get(), held: held.get() };
      if (last?.shared === now.shared && last.held === now.held) return last.joined;
      const joined = join(now.shared, now.held);
      last = { ...now, joined };
      return joined;
    },
    set(kept) {
      held.set({ vouchers: kept.vouchers, afterOrder: orderOf(kept) });
      shared.set({ ...kept, vouchers: [] });
    },
    subscribe(listener) {
      const leave = [shared.subscribe(listener), held.subscribe(listener)];
      return () => {
        for (const end of leave) end();
      };
    },
  };
}

function join(shared: KeptCheckout, { vouchers, afterOrder }: HeldVouchers): KeptCheckout {
  const open = afterOrder === orderOf(shared) ? vouchers : [];
  return open.length === 0 && shared.vouchers.length === 0 ? shared : { ...shared, vouchers: open };
}

const orderOf = ({ placedOrder }: KeptCheckout): string | null => placedOrder?.number ?? null;
