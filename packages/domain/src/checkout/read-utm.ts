import type { OrderAnalytics } from '../order/place-order-request.ts';

const NAMES = {
  utm_campaign: 'utmCampaign',
  utm_content: 'utmContent',
  utm_medium: 'utmMedium',
  utm_source: 'utmSource',
  utm_term: 'utmTerm',
} as const;

type UtmName = (typeof NAMES)[keyof typeof NAMES];

/** The campaign parameters of a visit's URL. */
export type UtmValues = Pick<OrderAnalytics, UtmName>;

/** The maximum length in an order. */
const MAX = 200;

/** Reads the campaign from URL parameters; empty when there is none [C-2-46]. */
export function readUtm(parameterOf: (name: string) => string | null): UtmValues {
  const values: Partial<Record<UtmName, string>> = {};
  for (const [parameter, name] of Object.entries(NAMES)) {
    const value = clean(parameterOf(parameter));
    if (value !== '') values[name] = value;
  }
  return values;
}

/** Reads the campaign from stored values. */
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
