import { z } from 'zod';
import { readJson } from './read-json.ts';

/** The part of JSON Schema that is needed to read a cell. */
type Node = {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Node | boolean;
  readonly anyOf?: readonly Node[];
};
export type Cells = ReadonlyMap<string, string>;

/** Reads the cells of a CSV row by a schema: dotted columns are nested fields, arrays are JSON. */
export function cellReader(schema: z.ZodType): (cells: Cells) => Record<string, unknown> {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node;
  return (cells) => {
    const known = new Set<string>();
    const value = readObject(root, '', cells, known);
    // keep unknown columns, so that the schema refuses them by name; ignore empty cells
    const unknown = [...cells].filter(([column, text]) => !known.has(column) && text !== '');
    return { ...value, ...Object.fromEntries(unknown) };
  };
}

function readObject(node: Node, prefix: string, cells: Cells, known: Set<string>): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const [name, field] of fieldsOf(node, prefix, cells)) {
    // would set what the row inherits
    if (name === '__proto__') continue;
    const read = readField(field, prefix + name, cells, known, node.required?.includes(name) ?? false);
    if (read !== undefined) value[name] = read;
  }
  return value;
}

/** The schema's fields; for an open record, whatever the columns name. */
function fieldsOf(node: Node, prefix: string, cells: Cells): [string, Node][] {
  if (node.properties) return Object.entries(node.properties);
  const free = typeof node.additionalProperties === 'object' ? node.additionalProperties : {};
  const columns = [...cells.keys()].filter((column) => column.startsWith(prefix) && cells.get(column) !== '');
  return columns.map((column) => [column.slice(prefix.length), free]);
}

function readField(node: Node, column: string, cells: Cells, known: Set<string>, isRequired: boolean): unknown {
  const { inner, isNullable } = unwrap(node);
  const text = cells.get(column);
  if (text !== undefined) {
    known.add(column);
    if (text === '' && isNullable) return null;
    if (text === '' && !isRequired) return undefined;
    return readCell(inner, text);
  }
  const nested = [...cells.keys()].filter((other) => other.startsWith(`${column}.`));
  if (nested.length === 0) return undefined;
  for (const other of nested) if (cells.get(other) === '') known.add(other);
  if (isNullable && nested.every((other) => cells.get(other) === '')) return null;
  return readObject(inner, `${column}.`, cells, known);
}

/** Strips null from a field's type. A field with several types is read as whatever its text looks like. */
function unwrap(node: Node): { inner: Node; isNullable: boolean } {
  const types = typeof node.type === 'object' ? node.type.map((type) => ({ type })) : undefined;
  const alternatives: readonly Node[] = node.anyOf ?? types ?? [node];
  const inner = alternatives.filter(({ type }) => type !== 'null');
  return { inner: inner.length === 1 && inner[0] ? inner[0] : {}, isNullable: inner.length < alternatives.length };
}

/** A cell that does not fit its type stays text, so that the schema reports it. */
function readCell({ type }: Node, text: string): unknown {
  switch (type) {
    case 'string':
      return text;
    case 'number':
    case 'integer':
      return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
    case 'boolean':
      return { true: true, false: false }[text.trim().toLowerCase()] ?? text;
    case 'array':
      return text === '' ? [] : parseJson(text);
    case 'object':
      return text === '' ? {} : parseJson(text);
    default:
      return parseJson(text);
  }
}

/** A cell that is no JSON, or none that can be read, stays text. */
function parseJson(text: string): unknown {
  const read = readJson(text);
  return 'problem' in read ? text : read.value;
}
