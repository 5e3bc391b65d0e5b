import { blockDefinitions } from '@wattle/contract/blocks';
import { BLOCK_TYPES, type BlockType } from '@wattle/domain/content';
import { z } from 'zod';
import { contentKinds } from '../../../import/kinds.ts';
import { FOOTER, MENU_FEATURES } from '../../../import/menu-rows.ts';
import type { Content } from '../../../store/content-versions.ts';
import type { Name } from '../content-kinds.ts';
import { getAt, type Path } from './at-path.ts';
import type { JsonSchema } from './schema-fields.ts';

/** A part of a page or a menu that has a form of its own. */
export type OutlineNode = {
  /** Its place, as a name. */
  readonly at: string;
  readonly path: Path;
  readonly depth: number;
  /** `page`, a kind of block, or a part of a menu. */
  readonly type: string;
  readonly schema: JsonSchema;
  /** Where the fields of the schema are. */
  readonly fields: Path;
  /** Its list and index; null if it cannot be moved. */
  readonly list: { readonly path: Path; readonly index: number; readonly count: number } | null;
  /** What can be added inside; null: nothing. */
  readonly holds: { readonly path: Path; readonly types: readonly string[] } | null;
};

export const PAGE = 'page';

/** Fields without a form: nested parts, the key, and times that publishing sets. */
const NOT_TYPED = ['body', 'id', 'key', 'value', 'publishedAt', 'updatedAt', 'agency', 'type'];
const line: JsonSchema = { type: 'string', maxLength: 200 };
const objectOf = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  ...{ type: 'object', properties, required: Object.keys(properties) },
});
const COLUMN = objectOf({ heading: line });
const LINK = objectOf({ label: line, path: { type: 'string', maxLength: 500 } });
const FEATURE: JsonSchema = {
  ...objectOf({ title: line, text: line, path: line, image: objectOf({ url: line, alt: line }) }),
  required: ['title', 'text', 'path'],
};
const NOTHING = objectOf({});

const isBlockType = (id: unknown): id is BlockType => BLOCK_TYPES.some((type) => type === id);

const schemas = new Map<BlockType, JsonSchema>();
function blockSchema(type: BlockType): JsonSchema {
  const made =
    schemas.get(type) ??
    (z.toJSONSchema(blockDefinitions[type].value, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  schemas.set(type, made);
  return made;
}

function pageSchema({ kind }: Name): JsonSchema {
  const whole = contentKinds[kind].describe() as JsonSchema;
  const typed = Object.entries(whole.properties ?? {}).filter(([name]) => !NOT_TYPED.includes(name));
  return { ...whole, properties: Object.fromEntries(typed) };
}

const at = (path: Path): string => (path.length === 0 ? PAGE : path.join('.'));

/** The parts of a page or a menu, each before what is in it. */
export function outlineOf(name: Name, content: Content): OutlineNode[] {
  if (name.kind === 'setting') return menuOutline(name.key, content);
  const isArticle = name.kind === 'article';
  const page: OutlineNode = {
    ...{ at: PAGE, path: [], depth: 0, type: PAGE, schema: pageSchema(name), fields: [], list: null },
    holds: isArticle ? { path: ['body'], types: BLOCK_TYPES } : null,
  };
  return isArticle ? [page, ...blockNodes(content, ['body'], 0)] : [page];
}

function blockNodes(content: Content, list: Path, depth: number): OutlineNode[] {
  const blocks = getAt(content, list);
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block: unknown, index): OutlineNode[] => {
    const path = [...list, index];
    const id = getAt(block, ['id']);
    const children = [...path, 'children'];
    const holdsBlocks = isBlockType(id) && blockDefinitions[id].holdsBlocks;
    return [
      {
        ...{ at: at(path), path, depth, type: String(id), fields: [...path, 'value'] },
        schema: isBlockType(id) ? blockSchema(id) : NOTHING,
        list: { path: list, index, count: blocks.length },
        holds: holdsBlocks ? { path: children, types: BLOCK_TYPES } : null,
      },
      ...blockNodes(content, children, depth + 1),
    ];
  });
}

function menuOutline(key: string, content: Content): OutlineNode[] {
  const value = getAt(content, ['value']);
  if (key === FOOTER && Array.isArray(value)) {
    const whole = listNode([], ['value'], ['column']);
    return [whole, ...value.flatMap((column, index) => columnNodes(column, index, value.length))];
  }
  if (key !== MENU_FEATURES || typeof value !== 'object' || value === null) return [];
  return Object.keys(value).map((id) => {
    const path = ['value', id];
    return { ...leaf(path, 'feature', FEATURE), depth: 0, list: null };
  });
}

const leaf = (path: Path, type: string, schema: JsonSchema) => ({
  ...{ at: at(path), path, type, schema, fields: path, holds: null },
});

const listNode = (path: Path, holds: Path, types: readonly string[]): OutlineNode => ({
  ...{ at: at(path), path, depth: 0, type: 'menu', schema: NOTHING, fields: path, list: null },
  holds: { path: holds, types },
});

function columnNodes(column: unknown, index: number, count: number): OutlineNode[] {
  const path = ['value', index];
  const found = getAt(column, ['links']);
  const links: readonly unknown[] = Array.isArray(found) ? found : [];
  const inside = [...path, 'links'];
  return [
    {
      ...leaf(path, 'column', COLUMN),
      ...{ depth: 0, list: { path: ['value'], index, count }, holds: { path: inside, types: ['menu-link'] } },
    },
    ...links.map((_, place) => ({
      ...leaf([...inside, place], 'menu-link', LINK),
      ...{ depth: 1, list: { path: inside, index: place, count: links.length } },
    })),
  ];
}

/** A new part: a block with its first example, or an empty line of a menu. */
export function newPart(type: string): unknown {
  if (type === 'column') return { heading: 'New column', links: [] };
  if (type === 'menu-link') return { label: 'New link', path: '/' };
  if (!isBlockType(type)) return undefined;
  return Object.values(blockDefinitions[type].examples)[0];
}
