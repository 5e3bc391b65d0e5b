import type { Random } from '../../random.ts';
import { loadBrandProfile } from '../brands.ts';
import type { FamilyRecipe, LineupEntry } from './define-family.ts';
import { type Draft, finishDraft, makeSketch, type Sketch, type Wish } from './make-draft.ts';
import type { Grade } from './slot.ts';

/** Names and model numbers that are taken. */
export type Taken = { readonly names: Set<string>; readonly skus: Set<string> };

export const createTaken = (): Taken => ({ names: new Set(), skus: new Set() });

const GRADE_SHARES = { 1: [0.5, 0.85], 2: [0.3, 0.75], 3: [0.15, 0.6], 4: [0, 0.35] } as const;
const ATTEMPTS = 40;
/** No brand goes past the fifth edition of a name. */
const MARKS = 5;
const SUFFIXES = ['', 'B', 'C', 'D', 'F', 'H', 'J', 'K', 'M', 'P', 'Q', 'T', 'V', 'Z'];

const nameKey = (sketch: Sketch) => `${sketch.brand.slug}/${sketch.name}`.toLowerCase();

/** Reserves the name and a free model number; undefined when the name is taken. */
export function takeName(sketch: Sketch, taken: Taken): Sketch | undefined {
  if (taken.names.has(nameKey(sketch))) return undefined;
  const suffix = SUFFIXES.find((letter) => !taken.skus.has(sketch.sku + letter));
  if (suffix === undefined) return undefined;
  const sku = sketch.sku + suffix;
  taken.names.add(nameKey(sketch));
  taken.skus.add(sku);
  return { ...sketch, sku };
}

function gradeFor(tier: keyof typeof GRADE_SHARES, at: number): Grade {
  const [plain, better] = GRADE_SHARES[tier];
  if (at < plain) return 0;
  return at < better ? 1 : 2;
}

/** The series name at an index: each name once, then again with a number. */
function seriesAt(words: readonly string[], index: number): string {
  const word = words[index % words.length] ?? '';
  if (word.includes('{n}')) return word.replace('{n}', String((index % 8) + 2));
  const round = Math.floor(index / Math.max(1, words.length)) % MARKS;
  return word !== '' && round > 0 ? `${word} ${round + 1}` : word;
}

/** A model, and the wish and the stream it was made from. */
export type Made = { readonly draft: Draft; readonly wish: Wish; readonly own: Random };

function makeOne(recipe: FamilyRecipe, entry: LineupEntry, index: number, random: Random, taken: Taken): Made {
  const [slug, count, words = []] = entry;
  const brand = loadBrandProfile(slug);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const own = random.fork(`${slug}/${index}/${attempt}`);
    const wish: Wish = {
      brand,
      grade: gradeFor(brand.tier, own.next()),
      place: attempt < ATTEMPTS / 4 ? (index + 0.5) / count : own.next(),
      series: seriesAt(words, index),
    };
    const sketch = takeName(makeSketch(recipe, wish, own), taken);
    if (sketch !== undefined) return { draft: finishDraft(sketch, own), wish, own };
  }
  throw new Error(`${recipe.code} has no room for ${count} different models of ${slug}.`);
}

/** All models of a family, brand by brand, without duplicates. */
export function makeLineup(recipe: FamilyRecipe, random: Random, taken: Taken): Made[] {
  const own = random.fork(recipe.code);
  return recipe.lineup.flatMap((entry) =>
    Array.from({ length: entry[1] }, (_, index) => makeOne(recipe, entry, index, own, taken)),
  );
}
