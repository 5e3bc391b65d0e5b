import type { Attribution } from '../cart/cart.ts';
import { readPart, readStoredList, readText, writeStoredList } from '../recent/stored-list.ts';

/** [C-9-42 C-9-43 C-9-44 D-2-08 D-2-09] */
export const REFERRER = { param: 'ref', idLength: 6, max: 64 } as const;

/** The list a product was chosen from: a category, a search, a carousel. */
export type ReferrerSource = { readonly listId: string; readonly listName: string };

/** A product chosen from a list, and its position, from 0. */
export type ReferrerChoice = { readonly path: string; readonly index: number };

/** A list with its short id for product URLs, and what was chosen from it, oldest first. */
export type Referrer = ReferrerSource & { readonly id: string; readonly choices: readonly ReferrerChoice[] };

/** Oldest first. */
export type Referrers = readonly Referrer[];

/** A number from 0 (inclusive) to 1 (exclusive). */
export type RandomSource = () => number;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID = new RegExp(`^[${LETTERS}]{${REFERRER.idLength}}$`);
const VERSION = 1;
const CHOICES_MAX = 24;

/** An id of six letters and digits [C-9-42 D-2-08]. */
export function createReferrerId(random: RandomSource): string {
  const letter = () => LETTERS.charAt(Math.floor(random() * LETTERS.length));
  return Array.from({ length: REFERRER.idLength }, letter).join('');
}

/**
 * Records a choice and returns its list's id; a known list keeps its id and becomes the newest. Beyond 64, the oldest
 * is dropped [C-9-44 D-2-09].
 */
export function rememberReferrer(
  referrers: Referrers,
  { listId, listName }: ReferrerSource,
  choice: ReferrerChoice,
  random: RandomSource,
): { readonly referrers: Referrers; readonly referrer: Referrer } {
  const known = referrers.find((other) => other.listId === listId && other.listName === listName);
  const others = known?.choices.filter(({ path }) => path !== choice.path) ?? [];
  const referrer: Referrer = {
    id: known?.id ?? createReferrerId(random),
    listId,
    listName,
    choices: [...others, choice].slice(-CHOICES_MAX),
  };
  return { referrers: shorten([...referrers, referrer]), referrer };
}

/** The list behind an id, if it is still known. */
export function findReferrer(referrers: Referrers, id: string | null): Referrer | undefined {
  return referrers.find((referrer) => referrer.id === id);
}

/** The list a product was chosen from and its position, for the cart [C-3-15]. */
export function referrerAttribution(referrers: Referrers, id: string | null, path: string): Attribution | null {
  const referrer = findReferrer(referrers, id);
  const choice = referrer?.choices.find((other) => other.path === path);
  return referrer && choice ? { listName: referrer.listName, listItemIndex: choice.index } : null;
}

/** The id in a product's URL; null when it is invalid [C-9-43 D-2-07]. */
export function readReferrerId(params: { get(name: string): string | null }): string | null {
  const id = params.get(REFERRER.param);
  return id !== null && ID.test(id) ? id : null;
}

export function writeReferrers(referrers: Referrers): string {
  return writeStoredList(VERSION, referrers);
}

/** The stored referrers; none when they cannot be read [C-9-44 D-2-09]. */
export function readReferrers(text: string | null): Referrers {
  return shorten(readStoredList(text, VERSION, readReferrer));
}

function readReferrer(value: unknown): Referrer | undefined {
  const id = readText(readPart(value, 'id'));
  const listId = readText(readPart(value, 'listId'));
  const listName = readText(readPart(value, 'listName'));
  if (id === undefined || !ID.test(id) || listId === undefined || listName === undefined) return undefined;
  const choices = readPart(value, 'choices');
  return {
    id,
    listId,
    listName,
    choices: Array.isArray(choices) ? choices.flatMap((item) => readChoice(item) ?? []) : [],
  };
}

function readChoice(value: unknown): ReferrerChoice | undefined {
  const path = readText(readPart(value, 'path'));
  const index = readPart(value, 'index');
  return path !== undefined && typeof index === 'number' && index >= 0 ? { path, index } : undefined;
}

/** Removes duplicate ids, keeping the later one, and applies the limit. */
function shorten(referrers: Referrers): Referrers {
  const isLast = ({ id }: Referrer, index: number) => referrers.findLastIndex((other) => other.id === id) === index;
  return referrers.filter(isLast).slice(-REFERRER.max);
}
