import { expect, it } from 'vitest';
import { countElements } from './count-elements.ts';

it.each([
  ['<!doctype html><html><body><p>a &lt;b</p></body></html>', 3],
  ['<ul><li>one<li class="x">two</ul>', 3],
  ['<br/><img alt="1 &lt; 2"><svg><path d="M0"/></svg>', 4],
  ['<!-- <p>not this</p> --><p><!----></p>', 1],
  ['<script type="module">if (a<b) "<p>"</script><style>a>b{}</style><title>a <b</title>', 3],
  ['<header><h1></h1></header>', 2],
  ['', 0],
])('%s', (html, count) => {
  expect(countElements(html)).toBe(count);
});
