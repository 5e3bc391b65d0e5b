import { describe, expect, it } from 'vitest';
import { parseRichText } from './parse-rich-text.ts';
import { tableLabel } from './table-label.ts';

const labelOf = (html: string) => {
  const [table] = parseRichText(html);
  return typeof table === 'object' ? tableLabel(table) : undefined;
};

describe('tableLabel', () => {
  it.each([
    ['<table><caption>One <b>wash</b></caption><tr><td>1</td></tr></table>', 'Table: One wash'],
    ['<table><thead><tr><th></th><th>Front</th><th>Top</th></tr></thead></table>', 'Table: Front, Top'],
    ['<table><tr><td>1</td></tr></table>', 'Table'],
  ])('of %s is %s', (html, label) => {
    expect(labelOf(html)).toBe(label);
  });
});
