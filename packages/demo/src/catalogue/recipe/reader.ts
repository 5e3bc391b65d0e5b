import type { AttributeValue } from '@wattle/domain/catalogue';

export type Attributes = Readonly<Record<string, AttributeValue>>;

/** Typed access to attributes; throws for a missing one, because that is a bug in the recipe. */
export type Reader = {
  readonly all: Attributes;
  number(code: string): number;
  text(code: string): string;
  list(code: string): readonly string[];
  has(code: string): boolean;
  knows(code: string): boolean;
};

const unexpected = (code: string, wanted: string, value: AttributeValue | undefined): Error =>
  new Error(`Attribute ${code} should be a ${wanted} and is ${JSON.stringify(value)}.`);

export const readAttributes = (all: Attributes): Reader => ({
  all,
  number(code) {
    const value = all[code];
    if (typeof value !== 'number') throw unexpected(code, 'number', value);
    return value;
  },
  text(code) {
    const value = all[code];
    if (typeof value !== 'string') throw unexpected(code, 'text', value);
    return value;
  },
  list(code) {
    const value = all[code];
    if (typeof value === 'string') return [value];
    if (typeof value === 'object') return value;
    throw unexpected(code, 'list', value);
  },
  has: (code) => all[code] === true,
  knows: (code) => all[code] !== undefined,
});
