import { getAt, type Path, setAt } from './at-path.ts';

/** The part of JSON Schema that our rows use. */
export type JsonSchema = {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly maxLength?: number;
  readonly default?: unknown;
};

export type FieldKind = 'line' | 'text' | 'number' | 'flag' | 'choice' | 'lines' | 'time' | 'picture';

/** One field of a form. Its name is its place. */
export type SchemaField = {
  readonly path: Path;
  readonly kind: FieldKind;
  /** Required within its parent, if the parent is present, and never null. */
  readonly isNeeded: boolean;
  readonly options: readonly string[];
  readonly maxLength: number | null;
  readonly schema: JsonSchema;
};

/** Long texts by name. */
const TEXTS = /^(content|description|summary|text|alt)$/;
const TIMES = /^(startTime|endTime)$/;
/** The address of a picture; what says what is on it stands beside it. */
const PICTURES = /^(src|url)$/;

/** The fields of an object, those of objects in it too. A list is one field with a line for each item. */
export function fieldsOf(schema: JsonSchema, at: Path = [], isNeeded = true, hasAlt = false): SchemaField[] {
  const plain = withoutNull(schema);
  if (plain.properties)
    return Object.entries(plain.properties).flatMap(([name, part]) =>
      fieldsOf(part, [...at, name], plain.required?.includes(name) ?? false, 'alt' in (plain.properties ?? {})),
    );
  if (plain.const !== undefined && at.length > 0) return [];
  return [
    {
      ...{ path: at, kind: kindOf(plain, String(at.at(-1)), hasAlt), schema: plain },
      isNeeded: isNeeded && plain === schema,
      options: plain.enum?.map(String) ?? [],
      maxLength: plain.maxLength ?? null,
    },
  ];
}

function withoutNull(schema: JsonSchema): JsonSchema {
  const others = schema.anyOf?.filter(({ type }) => type !== 'null');
  return others?.length === 1 && others[0] ? others[0] : schema;
}

function kindOf({ type, enum: options, items }: JsonSchema, name: string, hasAlt: boolean): FieldKind {
  if (options) return 'choice';
  if (items) return 'lines';
  if (type === 'boolean') return 'flag';
  if (type === 'number' || type === 'integer') return TIMES.test(name) ? 'time' : 'number';
  if (hasAlt && PICTURES.test(name)) return 'picture';
  return TEXTS.test(name) ? 'text' : 'line';
}

/** An item of a list as a line: its text or, of several things in it, each after a comma. */
const lineOf = (item: unknown, schema: JsonSchema): string =>
  fieldsOf(schema)
    .map(({ path }) => String(getAt(item, path) ?? ''))
    .join(', ');

function itemOf(line: string, schema: JsonSchema): unknown {
  const fields = fieldsOf(schema);
  const parts = fields.length === 1 ? [line] : line.split(',').map((part) => part.trim());
  return fields.reduce<unknown>((item, { path, kind }, at) => {
    const part = parts[at] ?? '';
    const value = kind === 'number' && part !== '' && Number.isFinite(Number(part)) ? Number(part) : part;
    return setAt(item, path, value);
  }, {});
}

export type Times = { readonly write: (seconds: number) => string; readonly read: (text: string) => number | null };

/** What a form shows. */
export function writeField(value: unknown, { path, kind, schema }: SchemaField, times: Times): string {
  const found = getAt(value, path);
  if (found === undefined && kind === 'flag') return String(schema.default ?? '');
  if (found === undefined || found === null) return '';
  if (kind === 'lines' && Array.isArray(found)) return found.map((item) => lineOf(item, schema.items ?? {})).join('\n');
  if (kind === 'time' && typeof found === 'number') return times.write(found);
  return String(found);
}

/** What was typed, as its schema wants it. What does not fit stays as typed, so that the check can say what is wrong. */
function readText(text: string, { kind, schema, isNeeded }: SchemaField, times: Times): unknown {
  if (kind === 'flag') return text === 'true' ? true : isNeeded || schema.default !== undefined ? false : undefined;
  if (text === '' && !isNeeded) return undefined;
  if (kind === 'number') return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
  if (kind === 'time') return times.read(text) ?? text;
  if (kind === 'lines') {
    const lines = text.split(/\r?\n/).map((line) => line.trim());
    return lines.filter((line) => line !== '').map((line) => itemOf(line, schema.items ?? {}));
  }
  // a mark that is a name or just there
  if (schema.anyOf?.some(({ type }) => type === 'boolean') && /^(true|false)$/.test(text)) return text === 'true';
  return text.replaceAll('\r\n', '\n');
}

/**
 * A value with what was typed. An object that need not be there and has nothing in it is left out; a null that may be
 * stays null.
 */
export function readFields<T>(value: T, schema: JsonSchema, typed: (name: string) => string, times: Times): T {
  const read = fieldsOf(schema).reduce(
    (made, field) => setAt(made, field.path, readText(typed(field.path.join('.')), field, times)),
    value,
  );
  return withoutEmpty(read, schema) as T;
}

function withoutEmpty(value: unknown, schema: JsonSchema): unknown {
  const { properties, required = [] } = withoutNull(schema);
  if (!properties || typeof value !== 'object' || value === null) return value;
  const fixed = Object.entries(properties).filter(([, part]) => part.const !== undefined);
  const entries = Object.entries(value).flatMap(([name, inside]): [string, unknown][] => {
    const part = properties[name];
    const made = part ? withoutEmpty(inside, part) : inside;
    const isHollow = part !== undefined && isEmptyObject(made, withoutNull(part));
    if (part && mayBeNull(part) && (isHollow || made === undefined)) return [[name, null]];
    return isHollow && !required.includes(name) ? [] : [[name, made]];
  });
  const nothing = required
    .filter((name) => properties[name] && mayBeNull(properties[name]))
    .map((name) => [name, null]);
  return {
    ...Object.fromEntries([...fixed.map(([name, part]) => [name, part.const]), ...nothing]),
    ...Object.fromEntries(entries),
  };
}

const mayBeNull = ({ anyOf }: JsonSchema): boolean => anyOf?.some(({ type }) => type === 'null') ?? false;

/** Nothing was typed into it. */
const isEmptyObject = (value: unknown, { properties }: JsonSchema): boolean =>
  properties !== undefined &&
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([name, one]) => one === '' || one === false || one === undefined || properties[name]?.const !== undefined,
  );
