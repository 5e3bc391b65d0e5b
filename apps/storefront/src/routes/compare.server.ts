import { COMPARISON_MAX, idsInCompareAddress, writeCompareAddress } from '@wattle/domain/comparison';
import * as commonWords from '@wattle/messages/common';
import * as comparisonWords from '@wattle/messages/comparison';
import { comparedNoun, tableTitle } from '@wattle/messages/comparison-counts';
import type { LoadArgs } from '../app/load-args.ts';
import { fullName } from '../features/comparison/compared-product.ts';
import { pageMeta } from '../page/page-meta.ts';
import { pageValue } from '../page/page-value.ts';

const EMPTY = { title: commonWords.compare, description: comparisonWords.compareMeta };

export async function load({ context, url }: LoadArgs) {
  const asked = idsInCompareAddress(url.searchParams);
  const ids = asked.join();
  const answer = pageValue(await context.client.loadComparison({ ids }), url);
  const { products } = answer;
  const names = products.map(fullName).join(', ');
  const about =
    products.length === 0
      ? EMPTY
      : {
          title: tableTitle(products.length, comparedNoun(products)),
          description: comparisonWords.compareNamesMeta(names),
        };
  const canonical = `${url.origin}${writeCompareAddress(products.map(({ id }) => id))}`;
  return {
    answer,
    isPartial: products.length < Math.min(asked.length, COMPARISON_MAX),
    // any four products make such a page, so keep it out of search engines
    head: pageMeta({ ...about, canonical, hidden: true }),
  };
}
