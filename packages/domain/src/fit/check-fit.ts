import type { FitNeeds } from './fit-needs.ts';
import { spaceAcross } from './space-across.ts';

export const FIT_SIDES = ['width', 'height', 'depth'] as const;
export type FitSide = (typeof FIT_SIDES)[number];

/** A space as far as it was measured. */
export type FitSpace = Readonly<Record<FitSide, number | null>>;

export type FitAnswer = {
  readonly fits: boolean;
  /** What is left in the narrowest direction. */
  readonly spareMm: number;
  /** By how much the space is too small, and how large it would have to be. */
  readonly missing: readonly { readonly side: FitSide; readonly byMm: number; readonly needMm: number }[];
  /** What was not measured. */
  readonly unknown: readonly FitSide[];
  /** The air that it will have. */
  readonly eachSideMm: number | null;
  readonly aboveMm: number | null;
  /** How far it stands out of a shallow space; 0 when it does not. */
  readonly proudMm: number;
};

/** How large the space has to be. */
export function neededSpace(needs: FitNeeds): Readonly<Record<FitSide, number>> {
  return {
    width: spaceAcross(needs.widthMm, needs.sideMm),
    height: needs.heightMm + needs.aboveMm,
    depth: needs.depthMm + needs.behindMm,
  };
}

/** Whether something fits a space with the air that it needs; none when nothing was measured. */
export function checkFit(needs: FitNeeds, space: FitSpace): FitAnswer | null {
  const needed = neededSpace(needs);
  const measured = FIT_SIDES.flatMap((side) => {
    const length = space[side];
    return length === null ? [] : [{ side, needMm: needed[side], spareMm: length - needed[side] }];
  });
  if (measured.length === 0) return null;
  // what is not built in may stand out of its space, but not be squeezed into it
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

/** A length in millimetres as people type it: 950, 1,840 or 1840 mm; none when it is not one. */
export function readMillimetres(text: string): number | null {
  const [, digits] = LENGTH.exec(text.trim()) ?? [];
  const length = digits === undefined ? 0 : Number(digits.replace(/\D/g, ''));
  return length > 0 && length <= LENGTH_MAX ? length : null;
}
