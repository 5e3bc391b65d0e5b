import { tokenise } from '../engine/tokenise.ts';
import { isFields } from './attribute-tree.ts';
import { invalidParameter } from './fault.ts';
import { readList, readText } from './read-values.ts';

/** Consecutive query words to remove, and their replacement. */
type Edit = { readonly words: readonly string[]; readonly insert: string };

/** How a rule rewrites the query: other words, or some removed or replaced. */
export type QueryChange =
  | { readonly kind: 'replace'; readonly text: string }
  | { readonly kind: 'edit'; readonly edits: readonly Edit[] };

export function readQueryChange(value: unknown): QueryChange {
  if (typeof value === 'string') return { kind: 'replace', text: value };
  if (!isFields(value)) throw invalidParameter('query', 'string or object');
  const removed = readList(value.remove ?? [], 'query.remove').map((text) => ({ words: wordsOf(text), insert: '' }));
  const edits = value.edits ?? [];
  if (!Array.isArray(edits)) throw invalidParameter('query.edits', 'array');
  return { kind: 'edit', edits: [...removed, ...edits.map(readEdit)] };
}

function readEdit(value: unknown): Edit {
  if (!isFields(value)) throw invalidParameter('query.edits', 'array of objects');
  const isReplacement = value.type === 'replace';
  return {
    words: wordsOf(readText(value.delete, 'query.edits.delete')),
    insert: isReplacement ? readText(value.insert, 'query.edits.insert') : '',
  };
}

export const wordsOf = (text: string): string[] => tokenise(text).map(({ token }) => token);

export function changeQuery(query: string, change: QueryChange): string {
  if (change.kind === 'replace') return change.text;
  return change.edits.reduce(edit, query).replace(/\s+/g, ' ').trim();
}

function edit(query: string, { words, insert }: Edit): string {
  if (words.length === 0) return query;
  const tokens = tokenise(query);
  let edited = '';
  let from = 0;
  for (let at = 0; at + words.length <= tokens.length; at += 1) {
    if (!words.every((word, i) => tokens[at + i]?.token === word)) continue;
    edited += query.slice(from, tokens[at]?.start) + insert;
    at += words.length - 1;
    from = tokens[at]?.end ?? from;
  }
  return edited + query.slice(from);
}
