import type { SearchRule } from '@wattle/domain/search';
import { describe, expect, it } from 'vitest';
import { applyRules } from './apply-rules.ts';
import { compileRule } from './compile-rule.ts';
import { type ReadParameters, readParameters, withDefaults } from './read-parameters.ts';

const NOW = new Date('2026-03-01T00:00:00Z');
const SECONDS = NOW.getTime() / 1000;

const rule = (more: Partial<SearchRule>, objectID = 'r1'): SearchRule => ({
  objectID,
  description: '',
  enabled: true,
  validity: [],
  conditions: [],
  consequence: { userData: objectID },
  ...more,
});

const apply = (rules: readonly SearchRule[], raw: Readonly<Record<string, unknown>> = {}) =>
  applyRules(withDefaults(readParameters(raw)), rules.map(compileRule), NOW);
const applied = (more: Partial<SearchRule>, raw: Readonly<Record<string, unknown>> = {}): boolean =>
  apply([rule(more)], raw).appliedRules.length === 1;

describe('applyRules: when', () => {
  it.each([
    ['always without conditions', {}, {}, true],
    ['not when it is off', { enabled: false }, {}, false],
    ['not when rules are off', {}, { enableRules: false }, false],
    ['from its first second on', { validity: [{ from: SECONDS, until: SECONDS + 1 }] }, {}, true],
    ['not after its end', { validity: [{ from: SECONDS - 1, until: SECONDS }] }, {}, false],
    [
      'in any of its spans',
      {
        validity: [
          { from: 0, until: 1 },
          { from: 2, until: SECONDS + 9 },
        ],
      },
      {},
      true,
    ],
  ])('%s', (_, more, raw, expected) => {
    expect(applied(more, raw)).toBe(expected);
  });

  it.each([
    ['is', 'Washing Machine', 'washing machine', true],
    ['is', 'washing machine', 'washing machines x', false],
    ['is', '', '', true],
    ['is', '', 'fridge', false],
    ['startsWith', 'washing', 'Washing machine', true],
    ['startsWith', 'wash', 'washing machine', false],
    ['endsWith', 'machine', 'washing machine', true],
    ['endsWith', 'washing machine', 'machine', false],
    ['contains', 'ice maker', 'fridge ice maker black', true],
    ['contains', 'ice maker', 'fridge ice black maker', false],
    ['contains', 'café', 'a CAFE b', true],
    [undefined, 'fridge', 'fridge', true],
    [undefined, 'fridge', 'fridge door', false],
  ] as const)('%s %j for the words %j: %s', (anchoring, pattern, query, expected) => {
    const conditions = [{ pattern, ...(anchoring && { anchoring }) }];
    expect(applied({ conditions }, { query })).toBe(expected);
  });

  it.each([
    ['its context is there', [{ context: 'category-c1' }], { ruleContexts: ['brand-b1', 'category-c1'] }, true],
    ['its context is not there', [{ context: 'category-c1' }], { ruleContexts: ['category-c2'] }, false],
    ['its filter is chosen', [{ filters: 'brand:halden' }], { facetFilters: [['brand:Halden', 'brand:Oro']] }, true],
    ['its filter is chosen in words', [{ filters: 'brand:halden' }], { filters: 'brand:Halden AND a:1' }, true],
    ['its filter is excluded', [{ filters: 'brand:halden' }], { facetFilters: ['brand:-Halden'] }, false],
    ['one of two filters is missing', [{ filters: 'a:1 AND b:2' }], { facetFilters: ['a:1'] }, false],
    ['only one thing of a condition holds', [{ pattern: 'x', context: 'c' }], { query: 'x' }, false],
    ['one of two conditions holds', [{ pattern: 'x' }, { context: 'c' }], { query: 'x' }, true],
  ])('when %s', (_, conditions, raw, expected) => {
    expect(applied({ conditions }, raw)).toBe(expected);
  });
});

describe('applyRules: what', () => {
  const facet = (attribute: string, value: string, negated = false, score = 1) => ({
    kind: 'facet',
    attribute,
    value,
    negated,
    score,
  });

  it('adds filters to those of the search and replaces other parameters', () => {
    const params = { filters: 'a:1', facetFilters: ['b:2'], optionalFilters: ['c:3<score=5>'], hitsPerPage: 3 };
    const { parameters } = apply([rule({ consequence: { params } })], { filters: 'z:0', hitsPerPage: 9, page: 2 });
    expect(parameters).toMatchObject({
      filters: [[facet('z', '0')], [facet('a', '1')]],
      facetFilters: [[facet('b', '2')]],
      optionalFilters: [[facet('c', '3', false, 5)]],
      hitsPerPage: 3,
      page: 2,
    } satisfies ReadParameters | object);
  });

  it('changes the words, each rule what the one before it left', () => {
    const rules = [
      rule({
        conditions: [{ pattern: 'cheap', anchoring: 'contains' }],
        consequence: { params: { query: { remove: ['cheap'] } } },
      }),
      rule(
        { conditions: [{ pattern: 'telly', anchoring: 'contains' }], consequence: { params: { query: 'tv' } } },
        'r2',
      ),
    ];
    expect(apply(rules, { query: 'cheap fridge' }).parameters.query).toBe('fridge');
    expect(apply(rules, { query: 'cheap telly' }).parameters.query).toBe('tv');
    expect(apply(rules, { query: 'cheap telly' }).appliedRules).toEqual([{ objectID: 'r1' }, { objectID: 'r2' }]);
  });

  it('adds up pins, hidden products and data; a product is pinned once', () => {
    const rules = [
      rule({
        consequence: { promote: [{ objectID: 'a', position: 0 }], hide: [{ objectID: 'x' }], userData: { banner: 1 } },
      }),
      rule(
        {
          consequence: {
            promote: [
              { objectID: 'a', position: 5 },
              { objectID: 'b', position: 1 },
            ],
            hide: [{ objectID: 'y' }],
          },
        },
        'r2',
      ),
    ];
    expect(apply(rules)).toMatchObject({
      promote: [
        { objectID: 'a', position: 0 },
        { objectID: 'b', position: 1 },
      ],
      hide: ['x', 'y'],
      userData: [{ banner: 1 }],
      appliedRules: [{ objectID: 'r1' }, { objectID: 'r2' }],
    });
  });
});

describe('compileRule', () => {
  it.each([
    [{ consequence: { params: { filters: 'a:' } } }, 'Rule r1: filters: Unexpected token end of filter'],
    [{ consequence: { params: { query: 3 } } }, 'Rule r1: Invalid value for "query" parameter'],
    [
      { consequence: { promote: [{ objectID: 'a', position: -1 }] } },
      'Rule r1: Invalid value for "position" parameter',
    ],
    [{ conditions: [{ filters: 'a OR b:1' }] }, 'Rule r1: filters: Different types'],
    [{ conditions: [{ pattern: '{facet:brand}' }] }, 'Rule r1: A facet in a pattern is not supported'],
  ])('refuses %j and names the rule', (more, message) => {
    expect(() => compileRule(rule(more))).toThrow(message);
  });
});
