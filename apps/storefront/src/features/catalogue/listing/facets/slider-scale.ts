import type { RangeFields } from '../view/listing-view.ts';

type Scale = {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly from: number;
  readonly to: number;
  /** Thumb position, 0 to 1. */
  readonly fromPart: number;
  readonly toPart: number;
};

/** Slider scale with ends on whole steps, so that every stop is a round number [D-9-18 D-9-23]. */
export function sliderScale(
  { min, max, step }: Pick<RangeFields, 'min' | 'max' | 'step'>,
  from: number | null,
  to: number | null,
): Scale {
  const low = onStep(Math.floor(tidy(min / step)), step);
  const high = Math.max(onStep(Math.ceil(tidy(max / step)), step), low + step);
  const between = (value: number): number => Math.min(Math.max(value, low), high);
  const [lower, upper] = [between(from ?? low), between(to ?? high)];
  const part = (value: number): number => (value - low) / (high - low);
  return { min: low, max: high, step, from: lower, to: upper, fromPart: part(lower), toPart: part(upper) };
}

/** Rounds away float noise: 2.3 / 0.1 is 22.999999999999996. */
const tidy = (value: number): number => Number(value.toFixed(6));
const onStep = (steps: number, step: number): number => tidy(steps * step);
