/** What names the chosen variant of a product in its address. */
export const VARIANT_PARAM = 'variant';

function withoutVariant({ href }: URL): string {
  const url = new URL(href);
  url.searchParams.delete(VARIANT_PARAM);
  return url.href;
}

/** Whether two addresses are the same page with another variant chosen. */
export function isOtherVariantOnly(from: URL, to: URL): boolean {
  return from.href !== to.href && withoutVariant(from) === withoutVariant(to);
}
