import { breadcrumbData } from '@wattle/domain/structured-data';
import * as brandsWords from '@wattle/messages/brands';
import * as commonWords from '@wattle/messages/common';
import type { LoadArgs } from '../app/load-args.ts';
import { pageMeta } from '../page/page-meta.ts';
import { pageValue } from '../page/page-value.ts';

export async function load({ context, url }: LoadArgs) {
  const { brands } = pageValue(await context.client.listBrands({}), url);
  const canonical = `${url.origin}/brands`;
  const head = [
    ...pageMeta({
      title: brandsWords.allBrands,
      description: brandsWords.brandsMeta(brands.length),
      canonical,
    }),
    { jsonLd: breadcrumbData([{ label: commonWords.brands }], url.origin, canonical) },
  ];
  return { brands, head };
}
