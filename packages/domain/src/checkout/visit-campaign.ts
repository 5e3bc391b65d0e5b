import { readPart } from '../recent/stored-list.ts';
import { readKeptUtm, readUtm, type UtmValues } from './read-utm.ts';

/** A visit ends after 30 minutes without a page view, as in analytics. */
const VISIT_MS = 30 * 60 * 1000;

/** The campaign of this visit, and the time of its last page view. */
export type VisitCampaign = { readonly utm: UtmValues; readonly seenAt: number };

/** Updates the campaign on a page view: a new one from the URL, or the ongoing visit's [C-2-46]. */
export function followVisit(
  kept: VisitCampaign | null,
  parameterOf: (name: string) => string | null,
  nowMs: number,
): VisitCampaign | null {
  const utm = readUtm(parameterOf);
  if (Object.keys(utm).length > 0) return { utm, seenAt: nowMs };
  return kept && isVisitOn(kept, nowMs) ? { ...kept, seenAt: nowMs } : null;
}

/** The campaign for an order placed now; empty: none. */
export const utmOfVisit = (kept: VisitCampaign | null, nowMs: number): UtmValues =>
  kept && isVisitOn(kept, nowMs) ? kept.utm : {};

const isVisitOn = ({ seenAt }: VisitCampaign, nowMs: number): boolean => nowMs - seenAt < VISIT_MS;

/** Parses the stored campaign; null when it is invalid. */
export function readVisitCampaign(text: string | null): VisitCampaign | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    const seenAt = readPart(value, 'seenAt');
    const utm = readKeptUtm((name) => readPart(readPart(value, 'utm'), name));
    return typeof seenAt === 'number' && Object.keys(utm).length > 0 ? { utm, seenAt } : null;
  } catch {
    return null;
  }
}
