import { blockDefinitions } from '@wattle/contract/blocks';
import { BLOCK_TYPES } from '@wattle/domain/content';
import { describe, expect, it } from 'vitest';
import { getAt } from './at-path.ts';
import { changeOutline, isChanged } from './change-outline.ts';
import { outlineOf } from './outline-of.ts';
import { fieldsOf, readFields, writeField } from './schema-fields.ts';

const times = { write: (seconds: number) => `at ${seconds}`, read: (text: string) => Number(text.slice(3)) };
const HOME = { kind: 'article' as const, key: 'home' };
const paragraph = (content: string) => ({ id: 'paragraph', value: { content }, children: [] });
const page = {
  ...{ id: 'home', name: 'Home', path: 'articles/home', kicker: '', summary: '', heroImage: null, parentId: null },
  body: [paragraph('One'), { id: 'container', value: { type: 'fluid' }, children: [paragraph('Two')] }],
};

describe('the form of a block', () => {
  it.each(BLOCK_TYPES)('%s gives back every example that it was given', (type) => {
    for (const example of Object.values(blockDefinitions[type].examples)) {
      const node = outlineOf(HOME, { ...page, body: [example] })[1];
      if (!node) throw new Error(type);
      const shown = new Map(
        fieldsOf(node.schema).map((field) => [field.path.join('.'), writeField(example.value, field, times)]),
      );
      expect(readFields(example.value, node.schema, (name) => shown.get(name) ?? '', times)).toEqual(example.value);
    }
  });

  it('keeps what does not fit as it was typed, and leaves out what need not be there', () => {
    const [example] = Object.values(blockDefinitions.image.examples);
    const schema = outlineOf(HOME, { ...page, body: [example] })[1]?.schema ?? {};
    const typed: Readonly<Record<string, string>> = { src: '/a.svg', alt: '', width: 'wide', height: '20' };
    expect(readFields({}, schema, (name) => typed[name] ?? '', times)).toEqual({
      ...{ src: '/a.svg', alt: '', width: 'wide', height: 20 },
    });
  });
});

describe('the form of a page', () => {
  it('leaves a page that is under no other as it was, so that it can go out', () => {
    const schema = outlineOf(HOME, page)[0]?.schema ?? {};
    const parent = fieldsOf(schema).find(({ path }) => path.join() === 'parentId');
    expect(parent?.isNeeded).toBe(false);
    const typed: Readonly<Record<string, string>> = {
      name: 'Home',
      path: 'articles/home',
      kicker: 'Lost',
      position: '1',
    };
    expect(readFields(page, schema, (name) => typed[name] ?? '', times)).toMatchObject({
      kicker: 'Lost',
      parentId: null,
    });
  });
});

describe('the parts of a page', () => {
  it('are the page and its blocks, each before what is in it', () => {
    expect(outlineOf(HOME, page).map(({ at, type, depth }) => [at, type, depth])).toEqual([
      ['page', 'page', 0],
      ['body.0', 'paragraph', 0],
      ['body.1', 'container', 0],
      ['body.1.children.0', 'paragraph', 1],
    ]);
  });

  const change = (at: string, what: Parameters<typeof changeOutline>[2]['change'], type = '') =>
    changeOutline(HOME, page, { at, change: what, type, live: null });
  const shape = (at: string, what: Parameters<typeof changeOutline>[2]['change'], type = '') => {
    const changed = change(at, what, type);
    return changed && [outlineOf(HOME, changed.content).map((node) => node.type), changed.at];
  };

  it.each([
    ['body.1', 'up', '', [['page', 'container', 'paragraph', 'paragraph'], 'body.0']],
    ['body.0', 'down', '', [['page', 'container', 'paragraph', 'paragraph'], 'body.1']],
    ['body.0', 'copy', '', [['page', 'paragraph', 'paragraph', 'container', 'paragraph'], 'body.1']],
    ['body.1', 'remove', '', [['page', 'paragraph'], 'body.0']],
    ['body.1.children.0', 'remove', '', [['page', 'paragraph', 'container'], 'page']],
    ['body.0', 'after', 'hr', [['page', 'paragraph', 'hr', 'container', 'paragraph'], 'body.1']],
    ['body.1', 'inside', 'hr', [['page', 'paragraph', 'container', 'paragraph', 'hr'], 'body.1.children.1']],
    ['page', 'inside', 'hr', [['page', 'paragraph', 'container', 'paragraph', 'hr'], 'body.2']],
  ] as const)('%s %s %s', (at, what, type, expected) => {
    expect(shape(at, what, type)).toEqual(expected);
  });

  it.each([
    ['body.0', 'up', ''],
    ['body.1', 'down', ''],
    ['body.9', 'remove', ''],
    ['page', 'remove', ''],
    ['body.0', 'inside', 'hr'],
    ['body.0', 'after', 'fireworks'],
    ['body.1', 'inside', 'column'],
    ['body.0', 'restore', ''],
  ] as const)('%s cannot go %s %s', (at, what, type) => {
    expect(change(at, what, type)).toBeUndefined();
  });

  it('that were changed are known, and can be as they are live again', () => {
    const draft = { ...page, name: 'Another', body: [paragraph('Changed'), ...page.body.slice(1)] };
    const changed = outlineOf(HOME, draft).filter((node) => isChanged(draft, page, node));
    expect(changed.map(({ at }) => at)).toEqual(['page', 'body.0']);
    const back = changeOutline(HOME, draft, { at: 'body.0', change: 'restore', type: '', live: page });
    expect(getAt(back?.content, ['body', 0, 'value', 'content'])).toBe('One');
    expect(getAt(back?.content, ['name'])).toBe('Another');
  });
});

describe('the parts of a menu', () => {
  it('are columns with their links, and features by category', () => {
    const footer = { key: 'footerColumns', value: [{ heading: 'Help', links: [{ label: 'Returns', path: '/r' }] }] };
    const name = { kind: 'setting' as const, key: 'footerColumns' };
    expect(outlineOf(name, footer).map(({ at, type }) => [at, type])).toEqual([
      ['page', 'menu'],
      ['value.0', 'column'],
      ['value.0.links.0', 'menu-link'],
    ]);
    const added = changeOutline(name, footer, { at: 'value.0', change: 'inside', type: 'menu-link', live: null });
    expect(getAt(added?.content, ['value', 0, 'links', 1])).toEqual({ label: 'New link', path: '/' });
    const features = { key: 'menuFeatures', value: { 'c-1': { title: 'A', text: 'B', path: '/', image: null } } };
    const nodes = outlineOf({ kind: 'setting', key: 'menuFeatures' }, features);
    expect(nodes.map(({ at, type }) => [at, type])).toEqual([['value.c-1', 'feature']]);
  });
});
