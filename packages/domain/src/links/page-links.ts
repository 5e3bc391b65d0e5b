type HasPath = { readonly path: string };

/** An internal link: the path with one leading slash [D-2-05]. */
export function pageLink(path: string): string {
  return `/${path.replace(/^\/+/, '')}`;
}

/** [D-2-06] */
export function brandLink(brand: HasPath): string {
  return pageLink(brand.path);
}

export function categoryLink(category: HasPath): string {
  return pageLink(category.path);
}

/** The `ref` parameter carries the list the shopper came from [D-2-07]. */
export function productLink(product: HasPath, referrerId?: string): string {
  const link = pageLink(product.path);
  return referrerId ? `${link}?ref=${encodeURIComponent(referrerId)}` : link;
}

/** Query parameter for the chosen variant. */
export const VARIANT_PARAM = 'variant';

/** A product's page with one of its variants chosen; without a code, as it opens. */
export const variantLink = (product: HasPath, code: string | null): string =>
  code === null ? pageLink(product.path) : `${pageLink(product.path)}?${VARIANT_PARAM}=${encodeURIComponent(code)}`;

/** A category limited to one brand [D-2-10]. */
export function brandCategoryLink(brand: HasPath, category: HasPath): string {
  const categoryPath = category.path.replace(/^\/+/, '').replace(/^categories\//, '');
  return `${brandLink(brand).replace(/\/+$/, '')}/${categoryPath}`;
}
