import { collectComponents } from '@wattle/contract/components';
import { lines } from '@wattle/contract/records';

type Json = Readonly<Record<string, unknown>>;

const { pattern: PLAIN } = collectComponents().schemaOf(lines);
const SAYS_MORE = ['pattern', 'format', 'enum', 'const'];

/** The schema of an input, with what is true of every text in it: no call takes control characters. */
export const plainInput = (schema: Json): Json => withPlainTexts(schema) as Json;

function withPlainTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withPlainTexts);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, withPlainTexts(part)]);
  const isBare = 'type' in value && value.type === 'string' && !SAYS_MORE.some((word) => word in value);
  return Object.fromEntries(isBare ? [...parts, ['pattern', PLAIN]] : parts);
}
