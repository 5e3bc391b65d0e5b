import { describe, expect, it } from 'vitest';
import { typeOfSchema } from './type-of-schema.ts';

describe('the type of a schema', () => {
  it.each<[object, string]>([
    [{ type: 'string', pattern: '^a' }, 'string'],
    [{ type: 'integer', minimum: 0 }, 'number'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ enum: ['a', 'b'], type: 'string' }, '"a" | "b"'],
    [{ const: 'x' }, '"x"'],
    [{ $ref: '#/components/schemas/Product' }, 'Product'],
    [{ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'null' }] } }, 'readonly (string | null)[]'],
    [{ allOf: [{ minLength: 1 }], type: 'string' }, 'string'],
    [{}, 'unknown'],
    [{ type: 'object' }, '{ [name: string]: unknown }'],
    [{ type: 'object', properties: {}, additionalProperties: false }, '{ [name: string]: never }'],
    [{ type: 'object', additionalProperties: { type: 'number' } }, '{ [name: string]: number }'],
    [
      { type: 'object', required: ['a'], properties: { a: { type: 'boolean' }, 'b-c': { type: 'string' } } },
      '{\n  a: boolean;\n  "b-c"?: string;\n}',
    ],
  ])('%j is %s', (schema, type) => {
    expect(typeOfSchema(schema)).toBe(type);
  });
});
