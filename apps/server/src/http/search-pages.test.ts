import type { AddressInfo } from 'node:net';
import { liteClient } from 'algoliasearch/lite';
import { createElement as h, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  Configure,
  getServerState,
  Hits,
  InstantSearch,
  InstantSearchSSRProvider,
  type PageState,
  Pagination,
  RefinementList,
  SearchBox,
  SortBy,
  useRange,
} from 'react-instantsearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSearchService } from '../testing/open-search-service.ts';

let service: Awaited<ReturnType<typeof openSearchService>>;
let searchClient: ReturnType<typeof liteClient>;
beforeAll(async () => {
  service = await openSearchService();
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = service.app.server.address() as AddressInfo;
  searchClient = liteClient('any', 'any', {
    hosts: [{ url: `127.0.0.1:${port}/api/search`, protocol: 'http', accept: 'readWrite' }],
  });
});
afterAll(() => service.app.close());

function PriceRange() {
  const { range, start } = useRange({ attribute: 'price' });
  return h('output', null, `from ${range.min} to ${range.max}, chosen ${start.join(' to ')}`);
}

const HitRow = ({ hit }: { hit: { name?: string } }) => h('b', null, hit.name);

const SORTS = [
  { value: 'products', label: 'Recommended' },
  { value: 'products_price_asc', label: 'Cheapest' },
];

const page = (state: PageState, hitsPerPage: number): ReactElement =>
  h(
    InstantSearch,
    { searchClient, indexName: 'products', initialUiState: { products: state } },
    h(Configure, { hitsPerPage }),
    h(SearchBox),
    h(SortBy, { items: SORTS }),
    h(RefinementList, { attribute: 'brand.name' }),
    h(RefinementList, { attribute: 'attributes.colour' }),
    h(PriceRange),
    h(Hits, { hitComponent: HitRow }),
    h(Pagination),
  );

/** The page as a server renders it: what it found, and the state of its boxes. */
async function render(state: PageState, hitsPerPage = 20) {
  const serverState = await getServerState(page(state, hitsPerPage), { renderToString });
  const html = renderToString(h(InstantSearchSSRProvider, serverState, page(state, hitsPerPage))).replaceAll(
    '<!-- -->',
    '',
  );
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match.slice(1));
  return {
    html,
    names: all(/<b>([^<]*)<\/b>/g).flat(),
    counts: Object.fromEntries(all(/RefinementList-labelText">([^<]*)<\/span><span[^>]*>(\d+)</g)),
    range: all(/<output>([^<]*)</g).flat()[0],
    pages: all(/Pagination-link"[^>]*>(\d+)</g).flat(),
  };
}

describe('a react-instantsearch page', () => {
  it('shows what there is', async () => {
    const { names, counts, range } = await render({});
    expect(names).toHaveLength(6);
    expect(counts).toEqual({ Acme: '3', Nordholm: '2', Zest: '1', white: '4', black: '2' });
    expect(range).toBe('from 29 to 999, chosen -Infinity to Infinity');
  });

  it('counts what another choice of the same facet would show, and what is left in the others', async () => {
    const { names, counts } = await render({ refinementList: { 'brand.name': ['Nordholm'] } });
    expect(names).toEqual(['Nordholm Kettle', 'Nordholm Toaster']);
    expect(counts).toEqual({ Acme: '3', Nordholm: '2', Zest: '1', white: '1', black: '1' });
  });

  it('counts each of two facets without its own choice', async () => {
    const { names, counts } = await render({
      refinementList: { 'brand.name': ['Nordholm', 'Zest'], 'attributes.colour': ['white'] },
    });
    expect(names).toEqual(['Nordholm Toaster', 'Zest Kettle']);
    expect(counts).toEqual({ Acme: '2', Nordholm: '1', Zest: '1', white: '2', black: '1' });
  });

  it('narrows by price, and keeps the span that can be chosen', async () => {
    const { names, range } = await render({ range: { price: '30:100' } });
    expect(names).toEqual(['Nordholm Kettle', 'Nordholm Toaster', 'Acme Toaster']);
    expect(range).toBe('from 29 to 999, chosen 30 to 100');
  });

  it('sorts by a replica and turns pages', async () => {
    const { names, pages } = await render({ sortBy: 'products_price_asc', page: 2 }, 2);
    expect(names).toEqual(['Nordholm Kettle', 'Nordholm Toaster']);
    expect(pages).toEqual(['1', '2', '3']);
  });

  it('finds words, and says them again in its box', async () => {
    const { names, html } = await render({ query: 'ketle' });
    expect(names).toEqual(['Nordholm Kettle', 'Acme Kettle', 'Zest Kettle']);
    expect(html).toMatch(/<input[^>]*value="ketle"/);
  });
});
