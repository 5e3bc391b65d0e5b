import type { Family } from '../catalogue/entities.ts';
import type { Product } from '../catalogue/product.ts';
import { FIT_RULES, type FitRule } from './fit-rules.ts';

/** An appliance's size and required clearances. */
export type FitNeeds = FitRule & { readonly widthMm: number; readonly heightMm: number; readonly depthMm: number };

/** The space a product needs; null when its size or type is unknown. */
export function fitNeedsOf({ attributes, family }: Pick<Product, 'attributes' | 'family'>): FitNeeds | null {
  const rule = FIT_RULES[family.code];
  const { widthMm, heightMm, depthMm } = attributes;
  if (!rule || !isLength(widthMm) || !isLength(heightMm) || !isLength(depthMm)) return null;
  const { clearanceSideMm, clearanceAboveMm, clearanceBehindMm } = attributes;
  return {
    ...rule,
    // the manufacturer's own clearances, where imported
    ...(typeof clearanceSideMm === 'number' && { sideMm: clearanceSideMm }),
    ...(typeof clearanceAboveMm === 'number' && { aboveMm: clearanceAboveMm }),
    ...(typeof clearanceBehindMm === 'number' && { behindMm: clearanceBehindMm }),
    widthMm,
    heightMm,
    depthMm,
  };
}

const isLength = (value: unknown): value is number => typeof value === 'number' && value > 0;

/**
 * The side clearance of a listing, if all families with a width filter need the same: only then can one measured width
 * say what fits. Null when they differ or one has no rule.
 */
export function sideAirMm(families: readonly Pick<Family, 'code' | 'groups'>[]): number | null {
  const chosenByWidth = families.filter(({ groups }) =>
    groups.some(({ attributes }) => attributes.some(({ code, enable }) => enable && code === 'widthMm')),
  );
  const [air, ...others] = new Set(chosenByWidth.map(({ code }) => FIT_RULES[code]?.sideMm ?? null));
  return others.length > 0 ? null : (air ?? null);
}

const DOORWAY_STEP = 10;
const DOORWAY_ROOM = 40;

/** The narrowest doorway it fits through upright, with room for hands. */
export function doorwayMm({ widthMm, depthMm }: Pick<FitNeeds, 'widthMm' | 'depthMm'>): number {
  return Math.ceil(Math.min(widthMm, depthMm) / DOORWAY_STEP) * DOORWAY_STEP + DOORWAY_ROOM;
}
