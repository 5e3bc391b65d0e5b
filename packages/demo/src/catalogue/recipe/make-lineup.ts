import type { Random } from '../../random.ts';
import { loadBrandProfile } from '../brands/index.ts';
import type { FamilyRecipe, LineupEntry } from './define-family.ts';
import { type Draft, finishDraft, makeSketch, type Sketch, type Wish } from './make-draft.ts';
import type { Grade } from './slot.ts';

/** Names and model numbers already on the shelf. */
export type Shelf = { readonly names: Set<string>; readonly skus: Set<string> };

export const createShelf = (): Shelf => ({ names: new Set(), skus: new Set() });

const GRADE_SHARES = { 1: [0.5, 0.85], 2: [0.3, 0.75], 3: [0.15, 0.6], 4: [0, 0.35] } as const;
const ATTEMPTS = 40;
/** No maker gets past the fifth edition of a name. */
const MARKS = 5;
const SUFFIXES = ['', 'B', 'C', 'D', 'F', 'H', 'J', 'K', 'M', 'P', 'Q', 'T', 'V', 'Z'];

const shelfName = (sketch: Sketch) => `${sketch.brand.slug}/${sketch.name}`.toLowerCase();

/** Takes the name and a model number that is still free; undefined when the name is taken. */
export function putOnShelf(sketch: Sketch, shelf: Shelf): Sketch | undefined {
  if (shelf.names.has(shelfName(sketch))) return undefined;
  const suffix = SUFFIXES.find((letter) => !shelf.skus.has(sketch.sku + letter));
  if (suffix === undefined) return undefined;
  const sku = sketch.sku + suffix;
  shelf.names.add(shelfName(sketch));
  shelf.skus.add(sku);
  return { ...sketch, sku };
}

function gradeFor(tier: keyof typeof GRADE_SHARES, at: number): Grade {
  const [plain, better] = GRADE_SHARES[tier];
  if (at < plain) return 0;
  return at < better ? 1 : 2;
}

/** The word for the model at this place: every word once, then again with a number. */
function seriesAt(words: readonly string[], index: number): string {
  const word = words[index % words.length] ?? '';
  if (word.includes('{n}')) return word.replace('{n}', String((index % 8) + 2));
  const round = Math.floor(index / Math.max(1, words.length)) % MARKS;
  return word !== '' && round > 0 ? `${word} ${round + 1}` : word;
}

function makeOne(recipe: FamilyRecipe, entry: LineupEntry, index: number, random: Random, shelf: Shelf): Draft {
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
    const sketch = putOnShelf(makeSketch(recipe, wish, own), shelf);
    if (sketch !== undefined) return finishDraft(sketch, own);
  }
  throw new Error(`${recipe.code} has no room for ${count} different models of ${slug}.`);
}

/** Every model of a family, maker by maker, no two alike. */
export function makeLineup(recipe: FamilyRecipe, random: Random, shelf: Shelf): Draft[] {
  const own = random.fork(recipe.code);
  return recipe.lineup.flatMap((entry) =>
    Array.from({ length: entry[1] }, (_, index) => makeOne(recipe, entry, index, own, shelf)),
  );
}
