import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AtAddress } from '../../../testing/at-address.tsx';
import { HOME_ANSWERS } from '../../../testing/content/sample-home.ts';
import { readPage } from '../../../testing/read-page.ts';
import { SAMPLE_SHOP } from '../../../testing/sample-frame.ts';
import { NowProvider } from '../../page/now.tsx';
import { RootDataProvider } from '../../page/root-data.ts';
import { DeliveryPlace } from '../location/delivery-place.tsx';
import { SearchBox } from '../search/search-box.tsx';
import { Frame } from './frame.tsx';
import type { FrameData } from './frame-data.ts';
import { SlimFrame } from './slim-frame.tsx';

const category = (id: string, name: string) => ({
  id,
  name,
  shortName: name,
  path: `categories/${id}`,
  image: null,
  count: 12,
  priceFrom: 499,
});
const frame: FrameData = {
  categories: [category('fridges', 'Fridges'), category('laundry', 'Laundry')],
  footerColumns: [{ heading: 'Help', links: [['Track an order', '/articles/help/track-an-order']] }],
};

const Page = () => (
  <NowProvider startMs={Date.parse('2026-11-15T12:00:00+11:00')}>
    <Frame frame={frame} place={<DeliveryPlace />} search={<SearchBox />}>
      <main id="main">Page</main>
    </Frame>
  </NowProvider>
);
const page = (path = '/') =>
  renderToStaticMarkup(
    <AtAddress address={path}>
      <Page />
    </AtAddress>,
  );

describe('Frame, as it is sent', () => {
  it('starts with a way past itself', () => {
    expect(page()).toMatch(/^<a [^>]*href="#main"[^>]*>Skip to main content<\/a>/);
  });
  it('has nothing personal in it: no place, no store, no count', () => {
    const html = page();
    expect(html).toContain('Delivering to <b>your suburb</b>');
    expect(html).toMatch(/<a [^>]*href="\/account\/signin"[^>]*>.*?<span [^>]*>Account<\/span><\/a>/);
    expect(html).toMatch(/<span [^>]*>Cart<\/span><\/a>/);
    expect(html).not.toContain('store,');
  });
  it('works before it has come alive: search, categories and menu are a form and links', () => {
    const html = page();
    expect(html).toMatch(/<form [^>]*action="\/search"/);
    expect(html).toContain('href="/categories/fridges"');
    expect(html).toMatch(/<a [^>]*href="#footer" aria-label="Menu"/);
  });
  it('marks the category that is open and keeps what was searched for', () => {
    expect(page('/categories/fridges/french-door')).toMatch(/aria-current="true"[^>]*>Fridges</);
    expect(page('/search?q=quiet+dishwasher')).toContain('value="quiet dishwasher"');
  });
  it('says how to reach us, and the year', () => {
    const html = page();
    expect(html).toContain('href="tel:1300975707"');
    expect(html).toContain('Monday to Saturday 9:00am-5:00pm');
    expect(html).toContain('© 2026 Wattle Retail Pty Ltd');
  });
  it('has no link to call a shop that has no telephone', () => {
    const shop = { ...SAMPLE_SHOP, phone: '' };
    for (const content of [
      <Page key="page" />,
      <SlimFrame key="slim" year={2026} links={[]}>
        <main id="main">Page</main>
      </SlimFrame>,
    ]) {
      const html = renderToStaticMarkup(
        <AtAddress address="/">
          <RootDataProvider value={{ baseUrl: '', widgetScripts: {}, shop }}>{content}</RootDataProvider>
        </AtAddress>,
      );
      expect(html).toContain('Wattle Retail Pty Ltd');
      expect(html).not.toContain('tel:');
    }
  });
});

it('pages have one of two layouts: one to browse in, and a quiet one to check out in [C-2-36]', async () => {
  const browse = await readPage('/', HOME_ANSWERS);
  expect(browse.all('nav', { 'aria-label': 'Categories' })).toHaveLength(1);
  expect([...browse.all('search'), ...browse.all('*', { role: 'search' })]).toHaveLength(1);
  const checkOut = await readPage('/checkout/contact-info', HOME_ANSWERS);
  expect(checkOut.all('nav', { 'aria-label': 'Categories' })).toEqual([]);
  expect([...checkOut.all('search'), ...checkOut.all('*', { role: 'search' })]).toEqual([]);
  expect(checkOut.all('header')).not.toEqual([]);
});
