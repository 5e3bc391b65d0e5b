import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cellReader } from './cells-to-value.ts';

const schema = z.strictObject({
  name: z.string(),
  note: z.string().exactOptional(),
  qty: z.int(),
  isNew: z.boolean(),
  until: z.number().nullable(),
  tags: z.array(z.string()),
  group: z.strictObject({ code: z.string(), deep: z.strictObject({ on: z.boolean() }) }),
  picture: z.strictObject({ url: z.string().exactOptional(), alt: z.string() }).nullable(),
  attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
  anything: z.unknown(),
});
const read = (cells: Record<string, string>) => cellReader(schema)(new Map(Object.entries(cells)));

describe('cellReader', () => {
  it.each<[string, Record<string, string>, Record<string, unknown>]>([
    ['text as it is', { name: ' 007 ' }, { name: ' 007 ' }],
    ['empty text', { name: '' }, { name: '' }],
    ['an empty optional field as absent', { note: '' }, {}],
    ['numbers', { qty: '12', until: '1.5' }, { qty: 12, until: 1.5 }],
    ['what is no number as text', { qty: 'many' }, { qty: 'many' }],
    ['an empty number as text, for the schema to refuse', { qty: '' }, { qty: '' }],
    ['an empty nullable field as null', { until: '' }, { until: null }],
    ['true and false as spreadsheets write them', { isNew: 'TRUE' }, { isNew: true }],
    ['lists from JSON', { tags: '["a","b"]' }, { tags: ['a', 'b'] }],
    ['an empty list', { tags: '' }, { tags: [] }],
    ['broken JSON as text', { tags: '[a' }, { tags: '[a' }],
    ['dotted columns', { 'group.code': 'x', 'group.deep.on': 'false' }, { group: { code: 'x', deep: { on: false } } }],
    ['an object from JSON', { group: '{"code":"x"}' }, { group: { code: 'x' } }],
    ['a nullable object whose cells are all empty', { 'picture.url': '', 'picture.alt': '' }, { picture: null }],
    ['a nullable object', { 'picture.url': '', 'picture.alt': 'A' }, { picture: { alt: 'A' } }],
    [
      'free fields',
      { 'attributes.a': '1.5', 'attributes.b': 'big', 'attributes.c': '' },
      { attributes: { a: 1.5, b: 'big' } },
    ],
    [
      'free fields of other kinds',
      { 'attributes.a': 'true', 'attributes.b': '["x"]' },
      { attributes: { a: true, b: ['x'] } },
    ],
    ['anything', { anything: '{"a":1}' }, { anything: { a: 1 } }],
    ['an unknown column with something in it', { colour: 'red', size: '' }, { colour: 'red' }],
    ['an unknown nested column', { 'group.code': 'x', 'group.size': '1' }, { group: { code: 'x' }, 'group.size': '1' }],
  ])('reads %s', (_, cells, expected) => {
    expect(read(cells)).toEqual(expected);
  });
});
