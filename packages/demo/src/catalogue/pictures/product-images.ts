import type { Image } from '@wattle/domain/images';
import type { Kind } from '../../pictures/define-kind.ts';
import { kinds } from '../../pictures/kinds/index.ts';
import { type KindName, TURNS, VIEWS } from '../../pictures/picture-path.ts';
import type { Spot } from '../../pictures/rooms/spot.ts';
import { finishFacts } from '../recipe/finishes.ts';
import type { Sketch } from '../recipe/make-draft.ts';
import { readAttributes } from '../recipe/reader.ts';
import { lowerFirst } from '../text/lower-first.ts';
import { brandPictureName } from './brand-logo.ts';
import { ELECTRONIC_PORTRAITS } from './electronic-portraits.ts';
import { LARGE_PORTRAITS } from './large-portraits.ts';
import { type Painter, type Portrait, portrait, type Sitter } from './portrait.ts';
import { SMALL_PORTRAITS } from './small-portraits.ts';

const PAINTERS: Readonly<Record<string, Painter>> = { ...LARGE_PORTRAITS, ...SMALL_PORTRAITS, ...ELECTRONIC_PORTRAITS };

const figures = new Intl.NumberFormat('en-AU');

function sitterOf({ attributes, brand, sku }: Sketch, finish: string): Sitter {
  const whole = (code: string) => {
    const value = attributes[code];
    return typeof value === 'number' ? Math.round(value) : 0;
  };
  const look = [...sku].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 9973;
  const looks = {
    brand: brandPictureName(brand.slug),
    paint: finishFacts(finish).paint,
    size: { wmm: whole('widthMm'), hmm: whole('heightMm'), dmm: whole('depthMm') },
  };
  const common = { brand: looks.brand, finish: looks.paint, ...looks.size };
  return {
    a: readAttributes(attributes),
    ...looks,
    pick: <T>(among: readonly T[]): T => among[look % among.length] as T,
    draw: (kind, more) => portrait(kind, { ...common, ...more } as typeof more & {}),
  };
}

const ROOM_WORDS: Readonly<Record<Spot, string>> = {
  'kitchen-floor': 'in a kitchen',
  'kitchen-under-bench': 'under a kitchen bench',
  'kitchen-bench': 'on a kitchen bench',
  'kitchen-cooktop': 'in a kitchen bench',
  'kitchen-canopy': 'over a cooktop',
  'laundry-floor': 'in a laundry',
  'laundry-bench': 'on a laundry bench',
  'living-floor': 'in a living room',
  'living-cabinet': 'on a cabinet in a living room',
  'living-wall': 'on a wall',
  'living-ceiling': 'on a ceiling',
  'study-desk': 'on a desk',
  'study-floor': 'beside a desk',
  bedside: 'beside a bed',
  'bathroom-bench': 'on a bathroom bench',
  'patio-floor': 'on a patio',
};

/** Kinds that cannot be rotated show a close-up as their second view. */
function secondWords(kind: KindName): string {
  const { cabinet, angle }: Kind = kinds[kind];
  return cabinet !== undefined || angle !== undefined ? 'seen from an angle' : 'seen close up';
}

function viewWords(view: (typeof VIEWS)[number], kind: KindName, { size }: Sitter): string {
  switch (view) {
    case 'front':
      return 'seen from the front';
    case 'angle':
      return secondWords(kind);
    case 'dimensions': {
      const { wmm, hmm, dmm } = size;
      return `drawn with its dimensions: ${figures.format(wmm)} mm wide, ${figures.format(hmm)} mm high, ${figures.format(dmm)} mm deep`;
    }
    case 'room':
      return ROOM_WORDS[kinds[kind].spot];
  }
}

function portraitOf(sketch: Sketch, sitter: Sitter): Portrait {
  const paint = PAINTERS[sketch.recipe.code];
  if (paint === undefined) throw new Error(`Nobody draws ${sketch.recipe.code}.`);
  return paint(sitter);
}

/** Alt text subject: brand, product and finish. */
function subjectOf({ brand, name }: Sketch, finish: string): string {
  const [thing = name] = name.split(', ');
  return [`${brand.name} ${thing}`, finish && lowerFirst(finish)].filter((words) => words !== '').join(', ');
}

/** A product's views in one finish, with alt texts; skips the dimensions view when there are none. */
export function productImages(sketch: Sketch, finish: string): Image[] {
  const sitter = sitterOf(sketch, finish);
  const picture = portraitOf(sketch, sitter);
  const subject = subjectOf(sketch, finish);
  const views = sitter.size.wmm > 0 ? VIEWS : VIEWS.filter((view) => view !== 'dimensions');
  return views.map((view) => ({
    url: picture.path(view),
    alt: `${subject}, ${viewWords(view, picture.kind, sitter)}`,
  }));
}

/** Pictures of one turn, for what is bought by its looks from all sides; none for other kinds. */
export function productTurn(sketch: Sketch, finish: string): string[] {
  if (!TURNED.has(sketch.recipe.code)) return [];
  const picture = portraitOf(sketch, sitterOf(sketch, finish));
  return TURNS.map((turn) => picture.path(turn));
}

/** Large boxes that stand free. */
const TURNED = new Set([
  'frenchDoorFridges',
  'fourDoorFridges',
  'sideBySideFridges',
  'frontLoadWashers',
  'heatPumpDryers',
  'washerDryers',
]);
