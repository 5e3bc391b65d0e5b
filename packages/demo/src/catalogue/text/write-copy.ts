import type { Random } from '../../random.ts';
import type { Condition } from '../recipe/condition.ts';
import type { Reader } from '../recipe/reader.ts';
import type { Trait } from '../recipe/trait.ts';
import { type Facts, fill } from './fill.ts';

/** Sentences for models that meet the condition. */
export type Branch = { readonly when: Condition; readonly says: readonly string[] };

/**
 * Alternative sentences; one is used, from the first branch that applies. No match: nothing is said. `traits`
 * stands for the model's traits.
 */
export type Pool = readonly Branch[] | 'traits';

export type Copy = {
  /** The one-sentence short description. */
  readonly summary: Pool;
  /** Paragraphs of pools; an empty paragraph is dropped. */
  readonly paragraphs: readonly (readonly Pool[])[];
  /** Key features listed before those of the traits. */
  readonly features: readonly Pool[];
};

export type Written = {
  readonly summary: string;
  readonly paragraphs: readonly string[];
  readonly keyFeatures: readonly string[];
};

const TRAIT_SENTENCES_MAX = 4;
const KEY_FEATURES_MAX = 6;
/** Fillers that fit any product, when its family and traits say too little. */
const LAST_FEATURES = ['{coverWords} of cover from {brand}', 'Designed in {town}, {country}'];
const KEY_FEATURES_MIN = 4;

type Desk = {
  readonly a: Reader;
  readonly facts: Facts;
  readonly traits: readonly Trait[];
  readonly random: Random;
};

function say(pool: Pool, desk: Desk): string[] {
  if (pool === 'traits') {
    const said = desk.random.sample(desk.traits, TRAIT_SENTENCES_MAX).filter((trait) => trait.says.length > 0);
    return said.map((trait) => fill(desk.random.pick(trait.says), desk.facts));
  }
  const sentences = pool.find(({ when }) => when(desk.a))?.says ?? [];
  return sentences.length === 0 ? [] : [fill(desk.random.pick(sentences), desk.facts)];
}

/** Writes a product's copy from its family's sentences, traits and figures. */
export function writeCopy(copy: Copy, a: Reader, facts: Facts, traits: readonly Trait[], random: Random): Written {
  const desk: Desk = { a, facts, random, traits: traits.filter((trait) => a.has(trait.code)) };
  const own = copy.features.flatMap((pool) => say(pool, desk));
  const lines = desk.traits.map((trait) => fill(trait.line, facts));
  const told = [...own, ...lines];
  const last = LAST_FEATURES.slice(0, Math.max(0, KEY_FEATURES_MIN - told.length)).map((line) => fill(line, facts));
  return {
    summary: say(copy.summary, desk).join(' '),
    paragraphs: copy.paragraphs
      .map((pools) => pools.flatMap((pool) => say(pool, desk)).join(' '))
      .filter((paragraph) => paragraph !== ''),
    keyFeatures: [...told, ...last].slice(0, KEY_FEATURES_MAX),
  };
}
