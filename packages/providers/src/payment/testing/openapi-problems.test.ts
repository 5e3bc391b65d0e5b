import { describe, expect, it } from 'vitest';
import { findSchema, problemsOf } from './openapi-problems.ts';

const AMOUNT = {
  type: 'object',
  required: ['value'],
  properties: { value: { type: 'integer' }, currency: { type: 'string', minLength: 3, maxLength: 3 } },
};
const API = {
  paths: {
    '/pay': {
      post: {
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Amount' } } } },
        responses: { 200: { content: { 'application/json': { schema: { type: 'object' } } } } },
      },
    },
  },
  components: {
    schemas: {
      Amount: AMOUNT,
      Card: { type: 'object', properties: { type: { type: 'string', enum: ['card'] }, number: { type: 'string' } } },
      Wallet: { type: 'object', properties: { type: { type: 'string', enum: ['wallet'] } } },
    },
  },
};
const METHOD = { oneOf: [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Wallet' }] };
const schema = findSchema(API, '/pay', null) ?? {};

describe('a value held against a description', () => {
  it.each<[unknown, readonly string[]]>([
    [{ value: 1, currency: 'AUD' }, []],
    [{ value: 1 }, []],
    [{ currency: 'AUD' }, ['it.value is missing']],
    [{ value: 1.5 }, ['it.value is no integer']],
    [{ value: 1, currency: 'AUDX' }, ['it.currency is longer than 3']],
    [{ value: 1, other: true }, ['it.other is not known']],
    ['text', ['it is no object']],
  ])('%j', (value, problems) => {
    expect(problemsOf(API, schema, value, 'it')).toEqual(problems);
  });

  it('must have one of several forms', () => {
    expect(problemsOf(API, METHOD, { type: 'card', number: '4' }, 'it')).toEqual([]);
    expect(problemsOf(API, METHOD, { type: 'wallet' }, 'it')).toEqual([]);
    expect(problemsOf(API, METHOD, { type: 'wallet', number: '4' }, 'it')).toHaveLength(1);
    expect(problemsOf(API, METHOD, { type: 'cash' }, 'it')).toEqual(['it.type is none of the values allowed']);
  });

  it('looks at every item of a list', () => {
    const list = { type: 'array', items: AMOUNT };
    expect(problemsOf(API, list, [{ value: 1 }, {}], 'it')).toEqual(['it[1].value is missing']);
  });

  it('has a description for each answer that is known', () => {
    expect(findSchema(API, '/pay', 200)).toBeDefined();
    expect(findSchema(API, '/pay', 404)).toBeUndefined();
    expect(findSchema(API, '/other', null)).toBeUndefined();
  });
});
