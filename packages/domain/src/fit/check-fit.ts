import type { FitNeeds } from './fit-needs.ts';
import { spaceAcross } from './space-across.ts';

export const FIT_SIDES = ['width', 'height', 'depth'] as const;
export type FitSide = (typeof FIT_SIDES)[number];

/** The measurements given so far. */
export type FitSpace = Readonly<Record<FitSide, number | null>>;

export type FitAnswer = {
  readonly fits: boolean;
  /** Spare room in the tightest direction. */
  readonly spareMm: number;
  /** By how much the space is too small, and the size it needs to be. */
  readonly missing: readonly { readonly side: FitSide; readonly byMm: number; readonly needMm: number }[];
  /** Sides not measured. */
  readonly unknown: readonly FitSide[];
  /** The clearance it would have. */
  readonly eachSideMm: number | null;
  readonly aboveMm: number | null;
  /** How far it protrudes from a shallow space; 0 if it does not. */
  readonly proudMm: number;
};

/** The required size of the space. */
export function neededSpace(needs: FitNeeds): Readonly<Record<FitSide, number>> {
  return {
    width: spaceAcross(needs.widthMm, needs.sideMm),
    height: needs.heightMm + needs.aboveMm,
    depth: needs.depthMm + needs.behindMm,
  };
}

/** Whether an appliance fits a space, including clearances; null when nothing was measured. */
export function checkFit(needs: FitNeeds, space: FitSpace): FitAnswer | null {
  const needed = neededSpace(needs);
  const measured = FIT_SIDES.flatMap((side) => {
    const length = space[side];
    return length === null ? [] : [{ side, needMm: needed[side], spareMm: length - needed[side] }];
  });
  if (measured.length === 0) return null;
  // freestanding appliances may protrude in depth; width and height always count
  const binding = measured.filter(({ side }) => side !== 'depth' || needs.isBuiltIn);
  const depth = measured.find(({ side }) => side === 'depth');
  const missing = binding.filter(({ spareMm }) => spareMm < 0);
  return {
    fits: missing.length === 0,
    spareMm: binding.length === 0 ? 0 : Math.min(...binding.map(({ spareMm }) => spareMm)),
    missing: missing.map(({ side, needMm, spareMm }) => ({ side, byMm: -spareMm, needMm })),
    unknown: FIT_SIDES.filter((side) => space[side] === null),
    eachSideMm: space.width === null ? null : Math.floor((space.width - needs.widthMm) / 2),
    aboveMm: space.height === null ? null : space.height - needs.heightMm,
    proudMm: needs.isBuiltIn ? 0 : Math.max(0, -(depth?.spareMm ?? 0)),
  };
}

const LENGTH = /^(\d{1,3}(?:[, ]\d{3})+|\d+)(?:\.\d+)?\s*(mm)?$/i;
const LENGTH_MAX = 100_000;

/** Parses millimetres as people type them: 950, 1,840 or 1840 mm; null when invalid. */
export function readMillimetres(text: string): number | null {
  const [, digits] = LENGTH.exec(text.trim()) ?? [];
  const length = digits === undefined ? 0 : Number(digits.replace(/\D/g, ''));
  return length > 0 && length <= LENGTH_MAX ? length : null;
}
