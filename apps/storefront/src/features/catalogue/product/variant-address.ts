import { VARIANT_PARAM } from '@wattle/domain/links';

function withoutVariant({ href }: URL): string {
  const url = new URL(href);
  url.searchParams.delete(VARIANT_PARAM);
  return url.href;
}

/** Whether two addresses differ only in the chosen variant. */
export function isOtherVariantOnly(from: URL, to: URL): boolean {
  return from.href !== to.href && withoutVariant(from) === withoutVariant(to);
}
