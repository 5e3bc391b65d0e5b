import type { Content } from '../../../store/content-versions.ts';
import type { Name } from '../content-kinds.ts';
import { getAt, setAt } from './at-path.ts';
import { newPart, type OutlineNode, outlineOf } from './outline-of.ts';

export const PART_CHANGES = ['up', 'down', 'remove', 'copy', 'after', 'inside', 'restore'] as const;
export type PartChange = (typeof PART_CHANGES)[number];

/** The content after a part was moved, copied, removed or added, and the part to show then. */
export type Changed = { readonly content: Content; readonly at: string };

const listAt = (content: Content, { list }: OutlineNode): readonly unknown[] => {
  const found = list && getAt(content, list.path);
  return Array.isArray(found) ? found : [];
};

/** Undefined: there is no such part, or it cannot be changed so. */
export function changeOutline(
  name: Name,
  content: Content,
  change: { readonly at: string; readonly change: PartChange; readonly type: string; readonly live: Content | null },
): Changed | undefined {
  const node = outlineOf(name, content).find(({ at }) => at === change.at);
  if (!node) return undefined;
  if (change.change === 'restore') return restore(name, content, node, change.live);
  if (change.change === 'inside') return addInside(content, node, change.type);
  if (!node.list) return undefined;
  const { path, index } = node.list;
  const items = listAt(content, node);
  const put = (list: readonly unknown[], place: number): Changed => ({
    content: setAt(content, path, list),
    at: list.length === 0 ? 'page' : [...path, Math.max(0, place)].join('.'),
  });
  switch (change.change) {
    case 'up':
      return index === 0 ? undefined : put(swapped(items, index - 1), index - 1);
    case 'down':
      return index >= items.length - 1 ? undefined : put(swapped(items, index), index + 1);
    case 'remove':
      return put(items.toSpliced(index, 1), index - 1);
    case 'copy':
      return put(items.toSpliced(index + 1, 0, items[index]), index + 1);
    case 'after': {
      const part = newPart(change.type);
      return part === undefined ? undefined : put(items.toSpliced(index + 1, 0, part), index + 1);
    }
  }
}

const swapped = (items: readonly unknown[], index: number): unknown[] =>
  items.toSpliced(index, 2, items[index + 1], items[index]);

function addInside(content: Content, { holds }: OutlineNode, type: string): Changed | undefined {
  const part = newPart(type);
  if (!holds?.types.includes(type) || part === undefined) return undefined;
  const found = getAt(content, holds.path);
  const items = Array.isArray(found) ? found : [];
  return {
    content: setAt(content, holds.path, [...items, part]),
    at: [...holds.path, items.length].join('.'),
  };
}

/** The fields of a part as they are live. What is in it stays. */
function restore(name: Name, content: Content, node: OutlineNode, live: Content | null): Changed | undefined {
  const same = live && outlineOf(name, live).find(({ at, type }) => at === node.at && type === node.type);
  if (!live || !same) return undefined;
  const names = Object.keys(node.schema.properties ?? {});
  const restored = names.reduce(
    (made, field) => setAt(made, [...node.fields, field], getAt(live, [...node.fields, field])),
    content,
  );
  return { content: restored, at: node.at };
}

/** Whether a part's own fields differ from what is live at its place. */
export function isChanged(content: Content, live: Content | null, node: OutlineNode): boolean {
  const own = (of: Content | null) =>
    Object.keys(node.schema.properties ?? {}).map((field) => getAt(of, [...node.fields, field]) ?? null);
  const typeOf = (of: Content | null) => (node.type === 'page' ? null : (getAt(of, [...node.path, 'id']) ?? null));
  return JSON.stringify([typeOf(content), own(content)]) !== JSON.stringify([typeOf(live), own(live)]);
}
