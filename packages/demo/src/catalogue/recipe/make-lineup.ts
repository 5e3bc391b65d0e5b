import type { Random } from '../../random.ts';
import { loadBrandProfile } from '../brands/index.ts';
import type { FamilyRecipe, LineupEntry } from './define-family.ts';
import { type Draft, makeDraft, type Wish } from './make-draft.ts';
import type { Grade } from './slot.ts';

/** Names and model numbers already on the shelf. */
export type Shelf = { readonly names: Set<string>; readonly skus: Set<string> };

export const createShelf = (): Shelf => ({ names: new Set(), skus: new Set() });

const GRADE_SHARES = { 1: [0.5, 0.85], 2: [0.3, 0.75], 3: [0.15, 0.6], 4: [0, 0.35] } as const;
const ATTEMPTS = 40;
const SUFFIXES = ['', 'B', 'C', 'D', 'F', 'H', 'J', 'K', 'M', 'P', 'Q', 'T', 'V', 'Z'];

const shelfName = (draft: Draft) => `${draft.brand.slug}/${draft.name}`.toLowerCase();

/** Takes the name and a model number that is still free; undefined when the name is taken. */
export function putOnShelf(draft: Draft, shelf: Shelf): Draft | undefined {
  if (shelf.names.has(shelfName(draft))) return undefined;
  const suffix = SUFFIXES.find((letter) => !shelf.skus.has(draft.sku + letter));
  if (suffix === undefined) return undefined;
  const sku = draft.sku + suffix;
  shelf.names.add(shelfName(draft));
  shelf.skus.add(sku);
  return { ...draft, sku };
}

function gradeFor(tier: keyof typeof GRADE_SHARES, at: number): Grade {
  const [plain, better] = GRADE_SHARES[tier];
  if (at < plain) return 0;
  return at < better ? 1 : 2;
}

/** The word for the model at this place: every word once, then with a number. */
function seriesAt(words: readonly string[], index: number): string {
  const word = words[index % words.length] ?? '';
  if (word.includes('{n}')) return word.replace('{n}', String(index + 2));
  const round = Math.floor(index / Math.max(1, words.length));
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
    const draft = putOnShelf(makeDraft(recipe, wish, own), shelf);
    if (draft !== undefined) return draft;
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
