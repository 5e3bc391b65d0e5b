import { defaultValues, type Kind, type KindValues } from './define-kind.ts';
import { kinds } from './kinds/index.ts';
import type { ParamTable, ParamValue, ParamValues } from './params.ts';

export const VIEWS = ['front', 'angle', 'dimensions', 'room'] as const;
/** The product turned to the right by so many degrees, for kinds that are boxes. */
export const TURNS = Array.from({ length: 24 }, (_, index) => `turn-${index * 15}` as const);
export type Turn = (typeof TURNS)[number];
export type View = (typeof VIEWS)[number] | Turn;
export type KindName = keyof typeof kinds;
export type KindParams<K extends KindName> = Partial<ParamValues<(typeof kinds)[K]['params']>>;

export type ProductPicture = {
  readonly kind: KindName;
  readonly view: View;
  /** All parameters, with defaults filled in. */
  readonly params: KindValues;
};

const FILE = /^(?:default|[a-z]+-[a-z0-9]+(?:\.[a-z]+-[a-z0-9]+)*)$/;
const PATH = /^\/pictures\/([a-z0-9-]+)\/([a-z0-9-]+)\/([^/]+)\.svg$/;

/** Splits a picture's path into folder, view or subject, and file name. */
export function splitPath(path: string): { folder: string; subject: string; file: string } | undefined {
  const [, folder, subject, file] = PATH.exec(path) ?? [];
  if (folder === undefined || subject === undefined || file === undefined) return undefined;
  return { folder, subject, file };
}

/**
 * Writes parameters as a file name: keys sorted, defaults omitted. Throws for a value that is not allowed:
 * that is a bug.
 */
export function formatParams(table: ParamTable, params: Readonly<Record<string, ParamValue | undefined>>): string {
  const parts: string[] = [];
  for (const [key, param] of Object.entries(table)) {
    const value = params[key];
    if (value === undefined || value === param.fallback) continue;
    const words = param.format(value);
    if (!words) throw new RangeError(`A picture cannot be drawn with ${key} ${String(value)}`);
    parts.push(`${key}-${words}`);
  }
  return parts.sort().join('.') || 'default';
}

/** Parses a file name; undefined unless it is exactly what `formatParams` writes. */
export function parseParams<P extends ParamTable>(table: P, file: string): ParamValues<P> | undefined;
export function parseParams(table: ParamTable, file: string): Record<string, ParamValue> | undefined {
  if (!FILE.test(file)) return undefined;
  const values: Record<string, ParamValue> = { ...defaultValues(table) };
  for (const part of file === 'default' ? [] : file.split('.')) {
    const [key = '', words = ''] = part.split('-');
    const value = Object.hasOwn(table, key) ? table[key]?.parse(words) : undefined;
    if (value === undefined) return undefined;
    values[key] = value;
  }
  return formatParams(table, values) === file ? values : undefined;
}

const isKindName = (name: string): name is KindName => Object.hasOwn(kinds, name);

/** The path of a product picture. Each picture has exactly one path, so it can be cached for ever. */
export function picturePath<K extends KindName>(kind: K, view: View, params: KindParams<K> = {}): string {
  const { params: table }: Kind = kinds[kind];
  return `/pictures/${kind}/${view}/${formatParams(table, params)}.svg`;
}

/** Parses a product picture's path; undefined for anything that `picturePath` would not write. */
export function parsePicturePath(path: string): ProductPicture | undefined {
  const split = splitPath(path);
  if (!split || !isKindName(split.folder)) return undefined;
  const view = [...VIEWS, ...TURNS].find((name) => name === split.subject);
  const { params: table }: Kind = kinds[split.folder];
  const params = parseParams(table, split.file);
  return view && params && { kind: split.folder, view, params };
}
