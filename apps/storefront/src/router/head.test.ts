import { describe, expect, it } from 'vitest';
import { headHtml, jsonByParts, scriptJson } from './head.ts';

describe('headHtml', () => {
  it('writes a title, what is said of the page, its links and its structured data', () => {
    expect(
      headHtml([
        { title: 'Kettles & more' },
        { name: 'description', content: 'A "fine" kettle' },
        { rel: 'canonical', href: 'https://shop.example/a?b=1&c=2' },
      ]),
    ).toBe(
      '<title>Kettles &amp; more</title><meta name="description" content="A &quot;fine&quot; kettle"><link rel="canonical" href="https://shop.example/a?b=1&amp;c=2">',
    );
  });

  it('never lets data end its script', () => {
    const html = headHtml([{ jsonLd: { name: '</script><script>alert(1)</script>' } }]);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(JSON.parse(html.replace(/^<script[^>]*>|<\/script>$/g, ''))).toEqual({
      name: '</script><script>alert(1)</script>',
    });
  });
});

it('writes JSON that may stand in a page', () => {
  expect(scriptJson({ a: '<!-- </script>' })).not.toMatch(/<[!/]/);
});

it('writes data by its parts as it would write it whole', () => {
  const data = { frame: { words: ['</script>', 'é'], none: null }, nowMs: 12, 'odd"name': 'x<y', left: undefined };
  expect(jsonByParts(data)).toBe(scriptJson(data));
  expect(JSON.parse(jsonByParts(data))).toEqual(data);
});
