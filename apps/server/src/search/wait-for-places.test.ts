import { createEmbeddedSearch } from '@wattle/providers/search';
import { describe, expect, it } from 'vitest';
import { INDEX_SETTINGS } from './index-settings.ts';
import { waitForPlaces } from './wait-for-places.ts';

const PRESTON = { objectID: 'preston', name: 'Preston', region: 'VIC', postcode: '3072' };

function open() {
  const search = createEmbeddedSearch();
  const places = search.defineIndex('localities', INDEX_SETTINGS.localities);
  search.defineIndex('brands', INDEX_SETTINGS.brands);
  let arrive = (): void => {};
  const placed = new Promise<void>((resolve) => {
    arrive = () => {
      places.save([PRESTON]);
      resolve();
    };
  });
  return { patient: waitForPlaces(search, () => placed), arrive: () => arrive() };
}
const hitsOf = ({ results }: { results: readonly object[] }) =>
  results.map((result) => ('nbHits' in result ? result.nbHits : result));

describe('waitForPlaces', () => {
  it('lets a question about places wait until there are any', async () => {
    const { patient, arrive } = open();
    const asked = [
      patient.search([{ indexName: 'brands' }, { indexName: 'localities', params: { query: 'prest' } }]).then(hitsOf),
      patient.getObjects([{ indexName: 'localities', objectID: 'preston' }]).then(({ results }) => results),
    ];
    arrive();
    expect(await Promise.all(asked)).toEqual([[0, 1], [PRESTON]]);
  });

  it('answers anything else at once', async () => {
    const { patient } = open();
    expect(hitsOf(await patient.search([{ indexName: 'brands', params: { query: '' } }]))).toEqual([0]);
  });
});
