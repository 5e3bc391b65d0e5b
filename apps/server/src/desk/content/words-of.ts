import { getAt } from '../../features/editing/outline/at-path.ts';
import type { OutlineNode } from '../../features/editing/outline/outline-of.ts';
import type { Content } from '../../store/content-versions.ts';

const LONGEST = 80;
const PLACES = [['content'], ['heading'], ['title'], ['link', 'label'], ['label'], ['name'], ['alt'], ['category']];

const plain = (text: string): string =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST);

function ownWords(fields: unknown): string {
  for (const place of PLACES) {
    const found = getAt(fields, place);
    if (typeof found === 'string' && plain(found) !== '') return plain(found);
  }
  return '';
}

/** A few words by which an editor knows a part: its own, or the first of what is in it. */
export function wordsOf(content: Content, { fields, path }: Pick<OutlineNode, 'fields' | 'path'>): string {
  const own = ownWords(getAt(content, fields));
  if (own !== '') return own;
  const children = getAt(content, [...path, 'children']);
  for (const index of Array.isArray(children) ? children.keys() : []) {
    const inside = [...path, 'children', index];
    const words = wordsOf(content, { path: inside, fields: [...inside, 'value'] });
    if (words !== '') return words;
  }
  return '';
}
