import { clientNetwork } from '../answers/client-network.ts';
import type { Store } from '../store/store.ts';
import type { StoredVoucher } from '../store/vouchers.ts';

export type VoucherKey = { readonly code: string; readonly pin: string };

/**
 * Opens a gift card with its PIN. Every call that takes a PIN comes here, so that all of them share one lock: by card,
 * and by the network of the client, who would otherwise try one PIN at many cards. undefined: an unknown card or a
 * wrong PIN, which nobody can tell apart.
 */
export async function openVoucher(
  { voucherAttempts: { cards, clients }, vouchers }: Pick<Store, 'voucherAttempts' | 'vouchers'>,
  { code, pin }: VoucherKey,
  address: string | null | undefined,
): Promise<StoredVoucher | 'LOCKED' | undefined> {
  const client = address ? clientNetwork(address) : undefined;
  if (client !== undefined && !(await clients.take(client))) return 'LOCKED';
  if (!(await cards.take(code))) return 'LOCKED';
  const voucher = await vouchers.find(code, pin);
  if (!voucher) return undefined;
  await cards.giveBack(code);
  if (client !== undefined) await clients.giveBack(client);
  return voucher;
}
