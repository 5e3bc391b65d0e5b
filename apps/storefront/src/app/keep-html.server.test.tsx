import { UNNAMED_SHOP } from '@wattle/domain/shop-identity';
import { lazy, Suspense, useId } from 'react';
import { describe, expect, it } from 'vitest';
import { locationOf } from '../router/location.ts';
import { useLocation } from '../router/router-context.tsx';
import { createKeepHtml } from './keep-html.server.tsx';
import type { ShopState } from './shop-state.ts';

const stateAt = (address: string, baseUrl = 'https://shop.example', shop = UNNAMED_SHOP): ShopState => ({
  location: locationOf(address),
  params: {},
  root: { baseUrl, widgetScripts: {}, shop },
  frame: { code: { default: () => null }, data: undefined },
  layout: undefined,
  page: { code: { default: () => null }, data: undefined },
  scroll: 'stay',
});
const keep = createKeepHtml(stateAt('/'));

/** Content that counts how often it is rendered. */
function counted() {
  const seen = { times: 0 };
  const Words = ({ words }: { words: string }) => {
    seen.times += 1;
    return <p>{words}</p>;
  };
  return { seen, Words };
}

describe('createKeepHtml', () => {
  it('renders content once for its data, on whichever page it is', () => {
    const { seen, Words } = counted();
    const data = {};
    expect(keep(data, '', <Words words="Fridges" />)).toBe('<p>Fridges</p>');
    expect(createKeepHtml(stateAt('/cart'))(data, '', <Words words="Fridges" />)).toBe('<p>Fridges</p>');
    expect(seen.times).toBe(1);
  });

  it.each([
    ['data', {}, '', 'https://shop.example'],
    ['variant', undefined, 'current', 'https://shop.example'],
    ['origin', undefined, '', 'https://other.example'],
  ])('renders it again for another %s', (_, otherData, also, baseUrl) => {
    const { seen, Words } = counted();
    const data = {};
    keep(data, '', <Words words="one" />);
    expect(createKeepHtml(stateAt('/', baseUrl))(otherData ?? data, also, <Words words="two" />)).toBe('<p>two</p>');
    expect(seen.times).toBe(2);
  });

  it('renders it again for a shop that says something else about itself', () => {
    const { seen, Words } = counted();
    const data = {};
    keep(data, '', <Words words="one" />);
    const renamed = createKeepHtml(stateAt('/', undefined, { ...UNNAMED_SHOP, name: 'Kettle House' }));
    expect(renamed(data, '', <Words words="two" />)).toBe('<p>two</p>');
    // equal words in another object are the same shop
    expect(createKeepHtml(stateAt('/', undefined, { ...UNNAMED_SHOP }))(data, '', <Words words="x" />)).toBe(
      '<p>one</p>',
    );
    expect(seen.times).toBe(2);
  });

  it('gives content the contexts of a page', () => {
    const Where = () => <p>{useLocation().pathname}</p>;
    expect(createKeepHtml(stateAt('/stores'))({}, '', <Where />)).toBe('<p>/stores</p>');
  });

  it('gives parts of one page different ids', () => {
    const Field = () => <input id={useId()} />;
    expect(keep({}, 'a', <Field />)).not.toBe(keep({}, 'b', <Field />));
  });

  it('leaves content whose code has yet to load to the page, which waits for it', async () => {
    const Late = lazy(async () => ({ default: () => <p>late</p> }));
    const content = (
      <Suspense>
        <Late />
      </Suspense>
    );
    const data = {};
    expect(keep(data, '', content)).toBeUndefined();
    await expect.poll(() => keep(data, '', content)).toContain('late');
  });

  it('drops preloads of pictures that follow at once', () => {
    const picture = <img src="/p.webp" fetchPriority="high" alt="" />;
    expect(keep({}, '', picture)).toMatch(/^<img /);
  });
});
