import { describe, expect, it } from 'vitest';
import { ATTACKS } from '../../features/gallery/blocks/attacks.ts';
import { SAFE_ATTRIBUTES, SAFE_TAGS } from './allow-list.ts';
import { parseRichText } from './parse-rich-text.ts';
import type { SafeNode } from './safe-node.ts';

const p = { tag: 'p', children: ['a'] };
const stores = { tag: 'a', href: '/stores', children: ['a'] };

/** Expected trees of attacks that leave more or less than the text after them. */
const LEFT: readonly (readonly [start: string, tree: readonly unknown[]])[] = [
  ['<scr<script>', ['ipt>alert(1)ipt>a']],
  ['<script>alert(1)', []],
  ['<scr\0ipt>', ['alert(1)']],
  ['<IMG """>', ['">a']],
  ['<!--><img', ['-->a']],
  ['<!-- --!>', [' -->a']],
  ['<noscript>', []],
  ['<p onclick', [p]],
  ['<p title="a"', [p]],
  ['<p id=', [p]],
  ['<img src="/pictures', [{ tag: 'img', src: '/pictures/scene/kitchen/default.svg', alt: 'A kitchen', children: [] }]],
  ['<details', [{ tag: 'details', open: '', children: [{ tag: 'summary', children: ['a'] }, 'b'] }]],
  ['<svg/onload', []],
  ['<svg></p>', [{ tag: 'p', children: [] }, '">a']],
  ['<math><mtext>', []],
  ['<math><mi//', ['b']],
  ['<a title=', [stores]],
  ['<a href="/stores" href', [stores]],
  ['<a id="main"', [stores]],
  ['<img src="javascript:', ['b']],
  ['<img src="data:', ['b']],
  ['<img src="//', ['b']],
  ['<img srcset', ['b']],
  ['<![CDATA[', [']]>a']],
  ['<plaintext>', []],
  ['&lt;script', ['<script>alert(1)</script>']],
  ['<<script>', ['<', 'a']],
  ['<a href="/stores"<script>', [{ tag: 'a', href: '/stores', children: ['alert(1)>a'] }]],
  ['<p title="never', []],
  ['<div data-widget="keylogger"', [{ tag: 'div', children: ['a'] }]],
  ['<div data-widget="buy', [{ tag: 'div', 'data-widget': 'buy-now-pay-later', children: [] }]],
];

/** Two start alike: the one without an end is shorter. */
const leftOf = (html: string): readonly unknown[] => {
  if (html.startsWith('<script>') && html.includes('</script>')) return ['a'];
  return LEFT.find(([start]) => html.startsWith(start))?.[1] ?? ['a'];
};

describe('what tries to run', () => {
  it.each(ATTACKS)('comes to nothing: %j [D-2-64]', (html) => {
    expect(parseRichText(html, 'html')).toEqual(leftOf(html));
  });

  it('is no more in words than in HTML [D-2-67]', () => {
    for (const html of ATTACKS) expect(outsideTheList(parseRichText(html), 'wysiwyg')).toEqual([]);
  });

  it('comes to nothing in all orders, one after the other', () => {
    const all = [...ATTACKS, ...ATTACKS.toReversed()].join('');
    expect(outsideTheList(parseRichText(all, 'html'), 'html')).toEqual([]);
  });

  it('cannot keep the shop busy', () => {
    // CPU time rather than wall time, as other processes may keep the machine busy
    const before = process.cpuUsage();
    for (const piece of ['<b>', '<a "', "<a '", '<!--', '<a<', '</', '&#1', '<p ', '<svg>']) {
      parseRichText(piece.repeat(200_000 / piece.length), 'html');
    }
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000_000).toBeLessThan(5);
  });
});

/** Tags and attributes outside the allow list. */
function outsideTheList(nodes: readonly SafeNode[], kind: 'wysiwyg' | 'html'): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const { tag, children, ...attributes } = node;
    const known: readonly string[] = tag in SAFE_ATTRIBUTES ? SAFE_ATTRIBUTES[tag as keyof typeof SAFE_ATTRIBUTES] : [];
    const strange = Object.keys(attributes).filter((name) => !known.includes(name));
    return [...(SAFE_TAGS[kind].has(tag) ? [] : [tag]), ...strange, ...outsideTheList(children, kind)];
  });
}
