import { z } from 'zod';

/** A JSON Schema, as far as the fuzzing reads it. */
type Node = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Node | boolean;
  readonly items?: Node;
  readonly anyOf?: readonly Node[];
  readonly oneOf?: readonly Node[];
  readonly allOf?: readonly Node[];
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly format?: string;
  readonly pattern?: string;
};
type Fields = Readonly<Record<string, unknown>>;

/** One place in an input: its path, and the whole input with something else at that place. */
export type Place = { readonly at: string; readonly put: (value: unknown) => unknown };

/** Texts for the patterns of our schemas: the first that matches is used. */
const TEXTS = ['', 'a', '1', '3121', '+61491570156', '09:00-12:00', 'kettles.json', 'a'.repeat(20), '2026-12-31'];
const FORMATS: Readonly<Record<string, string>> = { date: '2026-12-31', email: 'ana@example.com' };

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const nodeOf = (schema: z.ZodType): Node =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node;

function exampleText({ pattern, format, minLength = 0 }: Node): string {
  if (format !== undefined && FORMATS[format] !== undefined) return FORMATS[format];
  const fitting = TEXTS.filter((text) => text.length >= minLength);
  return fitting.find((text) => pattern === undefined || new RegExp(pattern, 'u').test(text)) ?? 'a';
}

/** A value that fits the schema's types. Samples supply what refinements require. */
export function exampleOf(node: Node): unknown {
  const [variant] = node.anyOf ?? node.oneOf ?? [];
  if (node.const !== undefined) return node.const;
  if (node.enum) return node.enum[0];
  if (node.default !== undefined) return node.default;
  if (variant) return exampleOf(variant);
  if (node.allOf) return Object.assign({}, ...node.allOf.map(exampleOf));
  switch (node.type) {
    case 'object':
      return Object.fromEntries((node.required ?? []).map((name) => [name, exampleOf(node.properties?.[name] ?? {})]));
    case 'array':
      return node.items && (node.minItems ?? 0) > 0 ? [exampleOf(node.items)] : [];
    case 'number':
    case 'integer':
      return Math.max(node.minimum ?? 0, (node.exclusiveMinimum ?? -1) + 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return exampleText(node);
  }
}

/** Whether a sample is of this alternative: it has the same discriminators. */
function isOf(sample: unknown, { type, properties = {} }: Node): boolean {
  if (type === 'null') return sample === null;
  if (type !== 'object') return sample !== undefined && sample !== null && !isFields(sample);
  return (
    isFields(sample) &&
    Object.entries(properties).every(([name, one]) => one.const === undefined || sample[name] === one.const)
  );
}

/** A sample, completed by what the schema requires. */
function complete(node: Node, sample: unknown): Fields {
  const example = exampleOf(node);
  return { ...(isFields(example) ? example : {}), ...(isFields(sample) ? sample : {}) };
}

/** Every path in an input that its schema names, containers included. */
export function* placesOf(node: Node, sample: unknown, at = ''): Generator<Place> {
  const variants = node.anyOf ?? node.oneOf;
  if (!variants && !node.allOf) yield { at: at || 'input', put: (value) => value };
  for (const variant of variants ?? [])
    yield* placesOf(variant, isOf(sample, variant) ? sample : exampleOf(variant), at);
  const whole = complete(node, sample);
  for (const part of node.allOf ?? []) yield* placesOf(part, whole, at);
  for (const [name, field] of fieldsOf(node)) {
    for (const { at: inner, put } of placesOf(field, whole[name] ?? exampleOf(field), `${at}.${name}`)) {
      yield { at: inner, put: (value) => ({ ...whole, [name]: put(value) }) };
    }
  }
  if (node.items) {
    const [first = exampleOf(node.items), ...rest] = Array.isArray(sample) ? sample : [];
    for (const { at: inner, put } of placesOf(node.items, first, `${at}[]`)) {
      yield { at: inner, put: (value) => [put(value), ...rest] };
    }
  }
}

/** One entry represents all entries of a record. */
function fieldsOf({ properties = {}, additionalProperties }: Node): [string, Node][] {
  const own = Object.entries(properties);
  return typeof additionalProperties === 'object' ? [...own, ['any', additionalProperties]] : own;
}
