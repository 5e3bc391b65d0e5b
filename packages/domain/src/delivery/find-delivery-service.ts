import type { DeliveryRules, DeliveryService, DeliveryZone, PostcodeRange } from './delivery-rules.ts';

const isAmong = (ranges: readonly PostcodeRange[], postcode: string): boolean =>
  ranges.some(({ from, to }) => from <= postcode && postcode <= to);

/** The service for a size and postcode; null where the shop does not deliver it. */
export function findDeliveryService(
  rules: Pick<DeliveryRules, 'zones' | 'notServed'>,
  postcode: string,
  isBigAndBulky: boolean,
): DeliveryService | null {
  const zone = findDeliveryZone(rules, postcode);
  return (isBigAndBulky ? zone?.bigAndBulky : zone?.parcel) ?? null;
}

/** A postcode's zone; null where the shop does not deliver. */
export function findDeliveryZone(
  rules: Pick<DeliveryRules, 'zones' | 'notServed'>,
  postcode: string,
): DeliveryZone | null {
  // ranges compare as strings, which only works for four digits
  if (!/^\d{4}$/.test(postcode) || isAmong(rules.notServed, postcode)) return null;
  return rules.zones.find(({ postcodes }) => isAmong(postcodes, postcode)) ?? null;
}
