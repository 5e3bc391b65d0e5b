import { type TextStyle, text, textWidth } from './letters.ts';
import { n } from './shapes.ts';

type MarkStyle = Pick<TextStyle, 'weight' | 'stretch'> & {
  readonly letterCase: 'upper' | 'lower' | 'capital';
  /** Letter spacing, relative to the font size. */
  readonly tracking: number;
};

const SIZE = 64;
const INK = '#0B3128';

/** Styles for brand names: weight, width, case and spacing, all in one typeface. */
export const MARK_STYLES: readonly MarkStyle[] = [
  { letterCase: 'upper', weight: 600, tracking: 0.16 },
  { letterCase: 'lower', weight: 700, tracking: -0.05 },
  { letterCase: 'upper', weight: 500, tracking: 0.3 },
  { letterCase: 'lower', weight: 600, tracking: -0.03 },
  { letterCase: 'capital', weight: 400, tracking: 0.08 },
  { letterCase: 'upper', weight: 700, tracking: 0, stretch: 0.78 },
  { letterCase: 'capital', weight: 600, tracking: -0.04 },
  { letterCase: 'upper', weight: 600, tracking: 0.14, stretch: 0.78 },
  { letterCase: 'lower', weight: 700, tracking: 0.02 },
  { letterCase: 'upper', weight: 400, tracking: 0.42, stretch: 0.9 },
  { letterCase: 'capital', weight: 700, tracking: -0.05, stretch: 1.12 },
  { letterCase: 'lower', weight: 400, tracking: 0.24, stretch: 1.1 },
];

function setIn(name: string, letterCase: MarkStyle['letterCase']): string {
  if (letterCase === 'upper') return name.toUpperCase();
  return letterCase === 'lower' ? name : name.charAt(0).toUpperCase() + name.slice(1);
}

/** A brand's name as a logo: letters only, transparent, tightly cropped. */
export function drawBrandMark(name: string, style: MarkStyle): { width: number; height: number; drawing: string } {
  const { letterCase, tracking, ...type } = style;
  const line = setIn(name, letterCase);
  const set = { ...type, size: SIZE, letterSpacing: n(tracking * SIZE) };
  return { width: Math.ceil(textWidth(line, set)) + 8, height: 84, drawing: text(4, 62, line, { ...set, fill: INK }) };
}
