/// <reference path="./opentype.d.ts" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type PathCommand } from 'opentype.js';
import { fillPath } from './shapes.ts';

export type Weight = 400 | 500 | 600 | 700;
export type Anchor = 'start' | 'middle' | 'end';
export type TextStyle = {
  readonly size: number;
  readonly fill: string;
  readonly weight?: Weight;
  readonly anchor?: Anchor;
  readonly letterSpacing?: number;
  readonly opacity?: number;
  /** Scales the letters' width; 1 is the font's own. */
  readonly stretch?: number;
};

const require = createRequire(import.meta.url);
const fonts = new Map<Weight, Font>();

function loadFont(weight: Weight): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const file = require.resolve(`@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff`);
  const font = opentype.parse(new Uint8Array(readFileSync(file)).buffer);
  fonts.set(weight, font);
  return font;
}

type Place = (x: number, y: number) => string;

/** Formats a point; small type needs hundredths, large type does not, and fewer digits keep files small. */
function placing(size: number, left: number, stretch: number): Place {
  const fine = size < 14 ? 100 : 10;
  const round = (value: number): number => Math.round(value * fine) / fine || 0;
  return (x, y) => `${round(left + x * stretch)} ${round(y)}`;
}

function commandData(command: PathCommand, at: Place): string {
  if (command.type === 'Z') return 'Z';
  const end = at(command.x, command.y);
  switch (command.type) {
    case 'Q':
      return `Q${at(command.x1, command.y1)} ${end}`;
    case 'C':
      return `C${at(command.x1, command.y1)} ${at(command.x2, command.y2)} ${end}`;
    default:
      return command.type + end;
  }
}

export function textWidth(
  line: string,
  style: Pick<TextStyle, 'size' | 'weight' | 'letterSpacing' | 'stretch'>,
): number {
  const { size, weight = 400, letterSpacing = 0, stretch = 1 } = style;
  const font = loadFont(weight);
  const letters = [...line];
  const drawn = letters.reduce((sum, letter) => sum + font.charToGlyph(letter).advanceWidth, 0);
  return ((drawn * size) / font.unitsPerEm) * stretch + letterSpacing * Math.max(0, letters.length - 1);
}

/** Draws a line of text as outlines, so that it looks the same everywhere. */
export function text(x: number, y: number, line: string, style: TextStyle): string {
  if (line === '') return '';
  const { size, fill, weight = 400, anchor = 'start', letterSpacing = 0, opacity, stretch = 1 } = style;
  const font = loadFont(weight);
  const width = textWidth(line, style);
  let left = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0);
  let data = '';
  for (const letter of line) {
    const glyph = font.charToGlyph(letter);
    const at = placing(size, left, stretch);
    data += glyph
      .getPath(0, y, size)
      .commands.map((command) => commandData(command, at))
      .join('');
    left += (glyph.advanceWidth * size * stretch) / font.unitsPerEm + letterSpacing;
  }
  return fillPath(data, fill, opacity === undefined ? {} : { opacity });
}
