import type { Family } from '../catalogue/entities.ts';
import type { Product } from '../catalogue/product.ts';
import { FIT_RULES, type FitRule } from './fit-rules.ts';

/** How large something is and what it needs around it. */
export type FitNeeds = FitRule & { readonly widthMm: number; readonly heightMm: number; readonly depthMm: number };

/** What a product needs of the space it stands in; none when its size or its kind is not known. */
export function fitNeedsOf({ attributes, family }: Pick<Product, 'attributes' | 'family'>): FitNeeds | null {
  const rule = FIT_RULES[family.code];
  const { widthMm, heightMm, depthMm } = attributes;
  if (!rule || !isLength(widthMm) || !isLength(heightMm) || !isLength(depthMm)) return null;
  const { clearanceSideMm, clearanceAboveMm, clearanceBehindMm } = attributes;
  return {
    ...rule,
    // its maker's own figures, where they were imported
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
 * The air on each side of what a list shows, when all kinds that are chosen by their width need the same: only then can
 * one measure of a space say what fits it. None for kinds that differ, or of which one goes anywhere.
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

/** The narrowest doorway that something comes through upright, with room for hands. */
export function doorwayMm({ widthMm, depthMm }: Pick<FitNeeds, 'widthMm' | 'depthMm'>): number {
  return Math.ceil(Math.min(widthMm, depthMm) / DOORWAY_STEP) * DOORWAY_STEP + DOORWAY_ROOM;
}
