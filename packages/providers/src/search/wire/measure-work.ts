import { gatherParameters, type RawParameters } from './gather-parameters.ts';

const HITS_BY_DEFAULT = 20;
const HITS_MAX = 1000;
/** Marking the words of a hit costs about twice as much as the hit itself. */
const MARKING = 2;
/** Tags stand around each word that is found, and so many characters of them cost as much as marking it. */
const TAG_CHARACTERS = 20;
const PER_FACET = 5;
/** `*` asks for every facet, and our indexes have some dozens. */
const ALL_FACETS = 40;
/** Texts of filters are read and evaluated, one condition in about so many characters. */
const CHARACTERS = 50;
/** Words are understood before they are searched for, with trial searches for those that nobody knows. */
const PER_WORD = 20;

/**
 * How much work one search is, in hits: what a search costs is what it answers with. Takes any request, also one that
 * will be refused.
 */
export function measureWork(request: Readonly<Record<string, unknown>>): number {
  const raw = gatherOrNothing(request);
  const size = Math.ceil(lengthOf(request) / CHARACTERS);
  return (
    1 +
    size +
    PER_WORD * wordsOf(raw) +
    hitsOf(raw) * (1 + MARKING * marksOf(raw) * tagsOf(raw)) +
    PER_FACET * facetsOf(raw)
  );
}

function gatherOrNothing(request: Readonly<Record<string, unknown>>): RawParameters {
  try {
    return gatherParameters(request);
  } catch {
    return {};
  }
}

function lengthOf(request: unknown): number {
  return JSON.stringify(request).length;
}

function hitsOf(raw: RawParameters): number {
  const wanted = Number(raw.length ?? raw.hitsPerPage ?? HITS_BY_DEFAULT);
  return Number.isFinite(wanted) ? Math.min(HITS_MAX, Math.max(0, wanted)) : HITS_MAX;
}

const wordsOf = ({ query }: RawParameters): number =>
  typeof query === 'string' ? (query.match(/\S+/g)?.length ?? 0) : 0;

/** Highlighting is on unless a search turns it off. */
const marksOf = ({ attributesToHighlight, attributesToSnippet }: RawParameters): number =>
  Number(countOf(attributesToHighlight ?? ['*']) > 0) + Number(countOf(attributesToSnippet) > 0);

/** How much longer tags make the marking. */
function tagsOf({ highlightPreTag = '', highlightPostTag = '' }: RawParameters): number {
  return Math.max(1, (String(highlightPreTag).length + String(highlightPostTag).length) / TAG_CHARACTERS);
}

function facetsOf({ facets }: RawParameters): number {
  return String(facets ?? '').includes('*') ? ALL_FACETS : countOf(facets);
}

/** A list, JSON of a list, or names with commas between them. */
function countOf(list: unknown): number {
  if (Array.isArray(list)) return list.length;
  const text = typeof list === 'string' ? list.replace(/^\[|\]$/g, '').trim() : '';
  return text === '' ? 0 : text.split(',').length;
}
