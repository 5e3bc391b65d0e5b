import type { z } from 'zod';

type Json = unknown;

/** Replaces the value at `a.b.0.c` with one that no field accepts. */
function spoil(value: Json, path: readonly string[]): Json {
  const [key, ...rest] = path;
  if (key === undefined) return Symbol('spoilt');
  if (Array.isArray(value)) return value.map((item, i) => (String(i) === key ? spoil(item, rest) : item));
  if (typeof value !== 'object' || value === null || !(key in value))
    throw new Error(`No field ${key} in the example.`);
  return { ...value, [key]: spoil((value as Record<string, Json>)[key], rest) };
}

/** Fields of an example that its schema leaves unchecked; empty when the schema covers them all. */
export function uncheckedFields(schema: z.ZodType, example: Json, fields: readonly string[]): string[] {
  const whole = schema.safeParse(example);
  if (!whole.success) throw new Error(`The example itself is refused: ${whole.error.message}`);
  return fields.filter((field) => schema.safeParse(spoil(example, field.split('.'))).success);
}
