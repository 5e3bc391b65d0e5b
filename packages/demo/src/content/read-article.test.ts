import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { readArticle } from './read-article.ts';

const folder = mkdtempSync(join(tmpdir(), 'articles-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(body: string, facts = {}) {
  const file = join(folder, 'a-guide.md');
  writeFileSync(
    file,
    `name: A guide\nsummary: In short: yes\nhero: ![A door](/d.svg)\npublished: 9\nchecked: 2\n\n${body}\n`,
  );
  return readArticle(pathToFileURL(file), facts);
}

describe('readArticle', () => {
  it('takes the id from the file, and what stands before the text', () => {
    expect(read('Hello')).toMatchObject({
      id: 'a-guide',
      name: 'A guide',
      kicker: '',
      summary: 'In short: yes',
      heroImage: { url: '/d.svg', alt: 'A door' },
      publishedDaysAgo: 9,
      checkedDaysAgo: 2,
    });
  });

  it.each([
    ['## Water, time', [{ id: 'heading', customId: 'water-time', value: { level: 2, content: 'Water, time' } }]],
    ['Plain words', [{ id: 'paragraph', value: { content: 'Plain words' } }]],
    ['A **b** [c](/d)', [{ id: 'wysiwyg', value: { content: '<p>A <strong>b</strong> <a href="/d">c</a></p>' } }]],
    ['- a\n- b', [{ id: 'wysiwyg', value: { content: '<ul><li>a</li><li>b</li></ul>' } }]],
    ['1. a\n2. b', [{ id: 'wysiwyg', value: { content: '<ol><li>a</li><li>b</li></ol>' } }]],
    ['> Mind {.i-alert}', [{ id: 'wysiwyg', value: { content: '<p>Mind</p>' }, customClasses: 'note i-alert' }]],
    ['Small {.caption}', [{ id: 'paragraph', value: { content: 'Small' }, customClasses: 'caption' }]],
    ['[Go](/stores)', [{ id: 'link', value: { link: { path: '/stores', label: 'Go' } } }]],
    ['[Out](https://a.b)', [{ id: 'link', value: { link: { href: 'https://a.b', label: 'Out' } } }]],
    ['{"id":"hr"}', [{ id: 'hr' }]],
  ])('reads %s', (text, blocks) => {
    expect(read(text).body).toEqual(blocks);
  });

  it('makes a link a button', () => {
    const value = { link: { path: '/stores', label: 'Go' }, button: true, buttonType: 'primary' };
    expect(read('[Go](/stores) {.primary}').body).toEqual([{ id: 'link', value }]);
  });

  it('reads a table, whose first cells name the rows', () => {
    const [table] = read('| A | B |\n| --- | --- |\n| c | d |').body;
    expect(table?.value?.content).toBe(
      '<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead>' +
        '<tbody><tr><th scope="row">c</th><td>d</td></tr></tbody></table>',
    );
  });

  it('puts blocks into the block around them, however deep', () => {
    const text = '::: container.section.wrap {"type":"fluid"}\n::: group {}\nOne\n\nTwo\n:::\nThree\n:::\n\nFour';
    const [outer, after] = read(text).body;
    expect(outer).toMatchObject({ id: 'container', value: { type: 'fluid' }, customClasses: 'section wrap' });
    expect(outer?.children?.map(({ id }) => id)).toEqual(['group', 'paragraph']);
    expect(outer?.children?.[0]?.children).toHaveLength(2);
    expect(after?.value?.content).toBe('Four');
  });

  it('fills in facts, and refuses one that it does not know', () => {
    expect(read('Call {phone}.', { phone: '1300' }).body[0]?.value?.content).toBe('Call 1300.');
    expect(() => read('Call {phone}.')).toThrow('needs the fact phone');
  });
});
