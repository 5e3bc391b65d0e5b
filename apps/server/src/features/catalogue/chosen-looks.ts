import { variantSchema } from '@wattle/contract/records';
import { inVariantCalled, type ProductSummary } from '@wattle/domain/catalogue';
import { type ListingAddress, type ListingRequests, PRODUCT_SUMMARY_FIELDS } from '@wattle/domain/listing';
import type { SearchHit } from '@wattle/providers/search';
import { z } from 'zod';
import { readProductHits } from '../../search/product-hits.ts';
import { readHits } from '../../search/read-hits.ts';
import { LOOKS } from '../../search/understanding/load-vocabulary.ts';

/** The finishes and colours that an address filters by. */
export const chosenLooks = ({ filters }: ListingAddress): ReadonlySet<string> =>
  new Set(
    filters.flatMap((filter) =>
      filter.kind === 'options' && LOOKS.test(filter.facet.source?.code ?? '')
        ? filter.values.map(({ stored }) => stored)
        : [],
    ),
  );

/** Variants are read only where a card may have to show another than its first. */
export function withVariants(requests: ListingRequests, looks: ReadonlySet<string>): ListingRequests {
  if (looks.size === 0) return requests;
  const { main } = requests;
  const attributesToRetrieve = [...PRODUCT_SUMMARY_FIELDS, 'variants'];
  return { ...requests, main: { ...main, params: { ...main.params, attributesToRetrieve } } };
}

const variantsSchema = z.object({ id: z.string(), variants: z.array(variantSchema) });

/** Converts product hits to cards, each in a look that was asked for, if it has one. */
export function readLooks(hits: readonly SearchHit[], looks: ReadonlySet<string>): ProductSummary[] {
  const products = readProductHits(hits.map((hit) => (looks.size === 0 ? hit : withoutVariants(hit))));
  if (looks.size === 0) return products;
  const known = new Map(readHits(variantsSchema, hits).map(({ id, variants }) => [id, variants]));
  return products.map((product) => inVariantCalled(product, known.get(product.id) ?? [], looks));
}

function withoutVariants({ variants: _, ...card }: SearchHit): SearchHit {
  return card;
}
