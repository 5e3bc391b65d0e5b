/** The two colours that a shop may choose, as `#rrggbb`. Everything else of its palette is made from them. */
export type ShopColours = {
  /** Header, footer, second actions. White text stands on it. */
  readonly frame: string;
  /** The primary action of a screen. */
  readonly action: string;
};

type Rgb = readonly [red: number, green: number, blue: number];

const rgbOf = (colour: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return [red, green, blue];
};
const hexOf = (rgb: Rgb): string => `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** `share` of the other colour in it, from 0 to 1. */
function mix(colour: string, other: string, share: number): string {
  const [a, b] = [rgbOf(colour), rgbOf(other)];
  const part = (at: 0 | 1 | 2): number => a[at] + (b[at] - a[at]) * share;
  return hexOf([part(0), part(1), part(2)]);
}

const linear = (part: number): number => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

function luminance(colour: string): number {
  const [red, green, blue] = rgbOf(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG 2.2 contrast, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const WHITE = '#ffffff';
const BLACK = '#000000';
const GROUND = '#fbf8f2';
const ON_FRAME_2 = '#cfe0d6';
const TEXT = 4.5;
const CONTROL = 3;

/** The shades of a palette by name, as the stylesheet calls them. */
export type ShopPalette = Readonly<Record<PaletteName, string>>;
type FrameShade = 950 | 900 | 800 | 700 | 600 | 400 | 300 | 200 | 100 | 50;
type AccentShade = 600 | 500 | 400 | 100;
export type PaletteName = `frame-${FrameShade}` | `accent-${AccentShade}` | 'on-action';

/** The shop's palette: the colours of the stylesheet, unless it chose its own. */
export function shopPalette(colours: ShopColours | null): ShopPalette {
  if (!colours) return OWN_PALETTE;
  const { frame, action } = colours;
  const lighter = (share: number): string => mix(frame, WHITE, share);
  const accents = {
    'accent-600': mix(action, BLACK, 0.1),
    'accent-500': action,
    'accent-400': mix(action, WHITE, 0.2),
  };
  const deep = mix(frame, BLACK, 0.42);
  return {
    'frame-950': deep,
    'frame-900': mix(frame, BLACK, 0.2),
    'frame-800': frame,
    'frame-700': lighter(0.1),
    'frame-600': lighter(0.2),
    'frame-400': lighter(0.5),
    'frame-300': lighter(0.65),
    'frame-200': lighter(0.78),
    'frame-100': lighter(0.88),
    'frame-50': lighter(0.94),
    ...accents,
    'accent-100': mix(action, WHITE, 0.78),
    'on-action': Object.values(accents).every((shade) => contrast(deep, shade) >= TEXT) ? deep : WHITE,
  };
}

/** As in the stylesheet, which a test compares. */
const OWN_PALETTE: ShopPalette = {
  'frame-950': '#07241d',
  'frame-900': '#0b3128',
  'frame-800': '#0f3d31',
  'frame-700': '#1a5343',
  'frame-600': '#2b6b57',
  'frame-400': '#7fa596',
  'frame-300': '#a9c2b4',
  'frame-200': '#c9d9cf',
  'frame-100': '#e3ece5',
  'frame-50': '#f1f5f0',
  'accent-600': '#e3a412',
  'accent-500': '#f6bc2c',
  'accent-400': '#ffce55',
  'accent-100': '#fdf0cc',
  'on-action': '#07241d',
};

export type ColourProblem = {
  readonly field: keyof ShopColours;
  readonly what: string;
  readonly ratio: number;
  readonly needs: number;
};

/** Where text or a control could not be seen well enough. */
export function findColourProblems(colours: ShopColours): ColourProblem[] {
  const palette = shopPalette(colours);
  const pairs: readonly (readonly [keyof ShopColours, string, string, string, number])[] = [
    ['frame', 'white text on the header', WHITE, palette['frame-800'], TEXT],
    ['frame', 'quiet text on the header', ON_FRAME_2, palette['frame-800'], TEXT],
    ['frame', 'white text on the second action under the pointer', WHITE, palette['frame-700'], TEXT],
    ['frame', 'links on the page', palette['frame-700'], GROUND, TEXT],
    ['frame', 'text on quiet buttons', palette['frame-800'], palette['frame-200'], TEXT],
    ...(['accent-500', 'accent-400', 'accent-600'] as const).map(
      (shade) => ['action', 'text on the action', palette['on-action'], palette[shade], TEXT] as const,
    ),
    ['action', 'the ring of focus on the header', palette['accent-400'], palette['frame-800'], CONTROL],
  ];
  return pairs.flatMap(([field, what, one, other, needs]) => {
    const ratio = contrast(one, other);
    return ratio >= needs ? [] : [{ field, what, ratio, needs }];
  });
}
