import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { NowProvider } from '../../page/now.tsx';
import type { ComparedDocument } from './compared-product.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { FRIDGES, sampleFridge } from './testing/sample-comparison.ts';
import { viewComparison } from './view-comparison.ts';

const NOW_MS = Date.parse('2026-11-15T12:00:00+11:00');
const view = (...products: readonly ComparedDocument[]) =>
  viewComparison({ products, families: [FRIDGES] }, NOW_MS / 1000);

const table = (...products: readonly ComparedDocument[]) =>
  renderToStaticMarkup(
    <NowProvider startMs={NOW_MS}>
      <ComparisonTable view={view(...products)} removal={({ id }) => <i data-removes={id} />} />
    </NowProvider>,
  );

/** The rendered row with this label. */
function rowOf(html: string, label: string): string {
  const row = html.match(/<tr.*?<\/tr>/g)?.find((part) => part.includes(`>${label}`));
  if (row === undefined) throw new Error(`No row ${label}`);
  return row;
}

const quiet = sampleFridge('quiet', {
  price: 2000,
  energyStars: 4.5,
  attributes: { energyStars: 4.5, energyKwhYear: 300, noiseDb: 37, frostFree: true },
});
const plain = sampleFridge('plain');

describe('ComparisonTable', () => {
  const html = table(plain, quiet);

  it('heads each column with a product, its price and a way out', () => {
    const columns = [...html.matchAll(/<th scope="col">.*?<\/th>/g)].map(([column]) => column);
    expect(columns).toHaveLength(2);
    expect(columns[1]).toContain('href="/products/quiet"');
    expect(columns[1]).toContain('$2,000');
    expect(html).toContain('data-removes="quiet"');
  });

  it('offers to enquire about what is sold by enquiry, and promises no delivery and no price match [D-2-119]', () => {
    const asked = table(plain, sampleFridge('made-to-measure', { enquiryOnly: true, isAgencyItem: true }));
    expect(asked.match(/>Enquire</g)).toHaveLength(1);
    expect(asked).toContain('By enquiry');
    expect(asked).not.toMatch(/deliver|price promise|match it/i);
  });

  it('says what differs in words too, and marks the rest to be hidden', () => {
    expect(rowOf(html, 'Noise')).toContain(', differs');
    expect(rowOf(html, 'Noise')).not.toContain('data-same');
    expect(rowOf(html, 'Frost free')).toContain('data-same');
  });

  it('hides a group in which nothing differs, heading and all', () => {
    const [, features] = html.split(/(?=<tbody)/).filter((part) => /Running it|Features/.test(part));
    expect(features).toMatch(/^<tbody data-same/);
  });

  it('says in words which is best, once', () => {
    const noise = rowOf(html, 'Noise');
    expect(noise.match(/Best of the two/g)).toHaveLength(1);
    expect(noise.indexOf('Best of the two')).toBeGreaterThan(noise.indexOf('37 dB'));
  });

  it('draws stars, and reads them out', () => {
    expect(rowOf(html, 'Energy rating')).toContain('aria-label="Energy 4.5 of 6 stars"');
  });

  it('adds what running costs', () => {
    expect(rowOf(html, 'Electricity a year')).toContain('$99');
    expect(rowOf(html, '10-year total')).toContain('$2,990');
  });

  it('says so where a fact is not known', () => {
    expect(rowOf(table(plain, sampleFridge('bare', { attributes: {} })), 'Noise')).toContain('Not stated');
  });

  it('counts what differs', () => {
    expect(view(plain, quiet)).toMatchObject({ factCount: 7, differingCount: 6, noun: 'fridges' });
    expect(view(plain, sampleFridge('twin'))).toMatchObject({ differingCount: 0 });
  });

  it('shows the price of the moment: a reduction that is over is none', () => {
    const over = { isDiscounted: true, price: 900, erpOriginalPrice: 1000, priceDateTo: NOW_MS / 1000 - 1 };
    expect(rowOf(table(sampleFridge('late', over), quiet), 'Price')).toContain('$1,000');
  });
});
