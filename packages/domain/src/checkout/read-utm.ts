import type { OrderAnalytics } from '../order/place-order-request.ts';

const NAMES = {
  utm_campaign: 'utmCampaign',
  utm_content: 'utmContent',
  utm_medium: 'utmMedium',
  utm_source: 'utmSource',
  utm_term: 'utmTerm',
} as const;

type UtmName = (typeof NAMES)[keyof typeof NAMES];

/** Where a visit came from, as its address said. */
export type UtmValues = Pick<OrderAnalytics, UtmName>;

/** As much as an order carries. */
const MAX = 200;

/** The campaign in an address, read by the names of its parameters; empty when it names none [C-2-46]. */
export function readUtm(parameterOf: (name: string) => string | null): UtmValues {
  const values: Partial<Record<UtmName, string>> = {};
  for (const [parameter, name] of Object.entries(NAMES)) {
    const value = clean(parameterOf(parameter));
    if (value !== '') values[name] = value;
  }
  return values;
}

/** The same out of something that was stored. */
export function readKeptUtm(read: (name: UtmName) => unknown): UtmValues {
  const values: Partial<Record<UtmName, string>> = {};
  for (const name of Object.values(NAMES)) {
    const value = read(name);
    if (typeof value === 'string' && clean(value) !== '') values[name] = clean(value);
  }
  return values;
}

const clean = (text: string | null): string =>
  (text ?? '')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
    .trim()
    .slice(0, MAX);
