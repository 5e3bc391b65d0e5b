import { COMPARISON_MAX, idsInCompareAddress, writeCompareAddress } from '@wattle/domain';
import { CompareEmpty } from '../features/comparison/compare-empty.tsx';
import { CompareScreen } from '../features/comparison/compare-screen.tsx';
import { fullName } from '../features/comparison/compared-product.ts';
import { comparedNoun, tableTitle } from '../features/comparison/compared-words.ts';
import { clientContext } from '../page/client-context.ts';
import { pageMeta } from '../page/page-meta.ts';
import { pageValue } from '../page/page-value.ts';
import type { Route } from './+types/compare.ts';

const EMPTY = { title: 'Compare', description: 'Compare up to four products side by side at Wattle.' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = idsInCompareAddress(url.searchParams);
  const ids = asked.join();
  const answer = pageValue(await context.get(clientContext).loadComparison({ ids }), url);
  const { products } = answer;
  const names = products.map(fullName).join(', ');
  const about =
    products.length === 0
      ? EMPTY
      : { title: tableTitle(products.length, comparedNoun(products)), description: `Compare ${names}.` };
  const canonical = `${url.origin}${writeCompareAddress(products.map(({ id }) => id))}`;
  return {
    answer,
    isPartial: products.length < Math.min(asked.length, COMPARISON_MAX),
    // any four products make such a page: search engines have no use for them
    head: pageMeta({ ...about, canonical, hidden: true }),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData?.head ?? [];
}

export default function Compare({ loaderData: { answer, isPartial } }: Route.ComponentProps) {
  return answer.products.length === 0 ? <CompareEmpty /> : <CompareScreen answer={answer} isPartial={isPartial} />;
}
