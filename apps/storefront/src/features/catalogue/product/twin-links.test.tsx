import type { TwinChoice, TwinChoices } from '@wattle/domain/catalogue';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import TwinLinks from './twin-links.tsx';

const choice = (id: string, name: string, code: NonNullable<TwinChoice['stock']>['code']): TwinChoice => ({
  id,
  path: `products/${id}`,
  name,
  image: null,
  price: 3299,
  stock: { code, at: null },
});

const twins: TwinChoices = {
  kind: 'Finish',
  choices: [
    choice('steel', 'Stainless', 'IN_STOCK'),
    choice('black', 'Black steel', 'SOLD_OUT'),
    choice('white', 'White', 'NO_LONGER_SOLD'),
    choice('sand', 'Sand', 'ORDERED_IN'),
  ],
};

it('links each twin with its price or why it cannot be ordered, and marks the one that is shown', () => {
  const html = renderToStaticMarkup(<TwinLinks {...twins} id="black" />);
  const links = [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/g)].map(([, attributes = '', content = '']) => [
    /href="([^"]*)"/.exec(attributes)?.[1],
    attributes.includes('aria-current="page"'),
    /([^<>]+)<small>([^<]+)/.exec(content)?.slice(1).join(' '),
  ]);
  expect(links).toEqual([
    ['/products/steel', false, 'Stainless $3,299'],
    ['/products/black', true, 'Black steel Sold out'],
    ['/products/white', false, 'White No longer sold'],
    ['/products/sand', false, 'Sand $3,299'],
  ]);
});
