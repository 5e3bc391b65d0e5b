import { readPart } from '../recent/stored-list.ts';
import { readKeptUtm, readUtm, type UtmValues } from './read-utm.ts';

/** A visit is over when no page was opened for half an hour, as analytics count it. */
const VISIT_MS = 30 * 60 * 1000;

/** The campaign that led to this visit, and when its last page was opened. */
export type VisitCampaign = { readonly utm: UtmValues; readonly seenAt: number };

/** The campaign of the visit as a page is opened: the address names one, or the visit goes on [C-2-46]. */
export function followVisit(
  kept: VisitCampaign | null,
  parameterOf: (name: string) => string | null,
  nowMs: number,
): VisitCampaign | null {
  const utm = readUtm(parameterOf);
  if (Object.keys(utm).length > 0) return { utm, seenAt: nowMs };
  return kept && isVisitOn(kept, nowMs) ? { ...kept, seenAt: nowMs } : null;
}

/** What an order of this moment says of its campaign; empty: none led here. */
export const utmOfVisit = (kept: VisitCampaign | null, nowMs: number): UtmValues =>
  kept && isVisitOn(kept, nowMs) ? kept.utm : {};

const isVisitOn = ({ seenAt }: VisitCampaign, nowMs: number): boolean => nowMs - seenAt < VISIT_MS;

/** The same out of something that was stored; null: nothing that can be read. */
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
