import type { Line } from './lines.ts';

const UNITS_PER_DEGREE = 1000;
const FIRST_LETTER = 63;
const STEP_BITS = 5;
const MORE = 1 << STEP_BITS;

/** Differences in thousandths of a degree, five bits a letter, as `readLine` of the map reads them. */
export function encodeLine(line: Line): string {
  let [before, text] = [[0, 0], ''];
  for (const point of line) {
    const units = point.map((degrees) => Math.round(degrees * UNITS_PER_DEGREE));
    units.forEach((unit, axis) => {
      text += encodeNumber(unit - (before[axis] ?? 0));
    });
    before = units;
  }
  return text;
}

function encodeNumber(value: number): string {
  let [rest, text] = [value < 0 ? -2 * value - 1 : 2 * value, ''];
  for (; rest >= MORE; rest = Math.floor(rest / MORE)) text += letter((rest % MORE) + MORE);
  return text + letter(rest);
}

/** Letters from `?` on, without the backslash, which JSON would double. */
const letter = (bits: number): string => {
  const code = bits + FIRST_LETTER;
  return code === 92 ? '!' : String.fromCharCode(code);
};
