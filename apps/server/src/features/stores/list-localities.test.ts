import { createEmbeddedSearch } from '@wattle/providers/search';
import { describe, expect, it } from 'vitest';
import { localityDocument } from '../../search/documents/locality-documents.ts';
import { INDEX_SETTINGS } from '../../search/index-settings.ts';
import { sampleLocality } from '../../store/testing/sample-shop.ts';
import { listLocalities } from './list-localities.ts';

describe('listLocalities', () => {
  it('gives five places at the most [C-9-38 D-9-56]', async () => {
    const search = createEmbeddedSearch();
    const places = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fig', 'Gum', 'Oak'].map((tree, at) =>
      localityDocument(sampleLocality(`${tree} Valley`, 'QLD', `400${at}`)),
    );
    search.defineIndex('localities', INDEX_SETTINGS.localities).replaceAll(places);
    const outcome = await listLocalities(search)({ query: 'valley' });
    expect(outcome).toMatchObject({ value: { status: 'SUCCESS', localities: { length: 5 } } });
  });

  it('is an error when search cannot be asked [D-4-10]', async () => {
    const outcome = await listLocalities(createEmbeddedSearch())({ query: 'richmond' });
    expect(outcome).toMatchObject({ status: 'ERROR', code: 'UNAVAILABLE' });
  });
});
