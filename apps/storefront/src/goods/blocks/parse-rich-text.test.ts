import { describe, expect, it } from 'vitest';
import { parseRichText } from './parse-rich-text.ts';

const p = (...children: unknown[]) => ({ tag: 'p', children });
const em = (...children: unknown[]) => ({ tag: 'em', children });
const li = (...children: unknown[]) => ({ tag: 'li', children });

describe('parseRichText', () => {
  it('reads paragraphs, emphasis, lists and links', () => {
    expect(parseRichText('<p>Up to <strong>637&nbsp;L</strong>.</p><ul><li>One</li><li>Two</li></ul>')).toEqual([
      p('Up to ', { tag: 'strong', children: ['637\u00a0L'] }, '.'),
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['One'] },
          { tag: 'li', children: ['Two'] },
        ],
      },
    ]);
    expect(parseRichText('<a class="x" href="/stores?a=1&amp;b=2">Stores</a>')).toEqual([
      { tag: 'a', href: '/stores?a=1&b=2', children: ['Stores'] },
    ]);
  });

  it('keeps the scope of table heads', () => {
    expect(parseRichText('<table><tr><th scope="row">A</th><td>B</td></tr></table>')).toEqual([
      {
        tag: 'table',
        children: [
          {
            tag: 'tbody',
            children: [
              {
                tag: 'tr',
                children: [
                  { tag: 'th', scope: 'row', children: ['A'] },
                  { tag: 'td', children: ['B'] },
                ],
              },
            ],
          },
        ],
      },
    ]);
  });

  it.each([
    ['<script>alert(1)</script>after', ['after']],
    ['<p>a<style>p{}</style>b</p>', [p('a', 'b')]],
    ['<iframe src="https://x.example">x</iframe>', []],
    ['<svg><script>alert(1)</script></svg>b', ['b']],
    ['<script>never closed', []],
    ['<p onclick="alert(1)" style="x">a</p>', [p('a')]],
    ['<div><section>words</section></div>', ['words']],
    ['<img src=x onerror=alert(1)>a', ['a']],
    ['<a href="javascript:alert(1)">a</a>', ['a']],
    ['<a href=" java&#115;cript:alert(1)">a</a>', ['a']],
    ['<a>a</a>', ['a']],
    ['<!-- <p>no</p> -->a', ['a']],
    ['&lt;script&gt;', ['<script>']],
  ])('%s gives only what is allowed', (html, tree) => {
    expect(parseRichText(html)).toEqual(tree);
  });

  it.each([
    ['<p>one<p>two', [p('one'), p('two')]],
    ['<p>one<ul><li>a<li>b</ul>', [p('one'), { tag: 'ul', children: [li('a'), li('b')] }]],
    ['<ul> <li>a</li> loose </ul>', [{ tag: 'ul', children: [li('a'), li(' loose ')] }]],
    ['<li>alone</li>', ['alone']],
    ['<td>alone</td>', ['alone']],
    ['<p><em><ul><li>a</li></ul></em></p>', [p(em()), { tag: 'ul', children: [li(em('a'))] }, p()]],
    [
      '<a href="/a">one <a href="/b">two</a></a>',
      [
        { tag: 'a', href: '/a', children: ['one '] },
        { tag: 'a', href: '/b', children: ['two'] },
      ],
    ],
    ['<p><em>one</p>two', [p(em('one')), em('two')]],
    ['</p>one', ['one']],
    ['1 < 2', ['1 < 2']],
    ['one<br>two', ['one', { tag: 'br', children: [] }, 'two']],
  ])('bears %s', (html, tree) => {
    expect(parseRichText(html)).toEqual(tree);
  });
});
