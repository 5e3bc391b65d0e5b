import type { Article, ContentBlock } from '@wattle/domain/content';

/** Everything articles refer to: an integrity check verifies that it all exists. */
export type References = {
  readonly articleIds: readonly string[];
  readonly brandIds: readonly string[];
  readonly categoryIds: readonly string[];
  /** Paths inside the shop, with a leading slash. */
  readonly paths: readonly string[];
  readonly pictures: readonly string[];
  readonly productIds: readonly string[];
};

type Fields = Readonly<Record<string, unknown>>;
type Found = { readonly kind: keyof References; readonly value: string };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const fieldsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);
const texts = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((item): item is string => typeof item === 'string' && item !== '');

const linksOf = (html: string): string[] => [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, path = '']) => path);

const found = (kind: keyof References, value: unknown): Found[] => texts(value).map((text) => ({ kind, value: text }));

/** Each block type refers to other records in its own fields. */
function fromValue(type: string, value: Fields): Found[] {
  switch (type) {
    case 'article-listing':
      return [...found('articleIds', value.article), ...found('articleIds', value.articles)];
    case 'brand-listing':
      return found('brandIds', value.brands);
    case 'brand-category':
      return [
        ...found('categoryIds', value.categoryTarget),
        ...found('brandIds', value.brandTarget),
        ...(isFields(value.image) ? found('pictures', value.image.url) : []),
      ];
    case 'category-listing':
      return [
        ...found('categoryIds', value.category),
        ...found('categoryIds', value.categories),
        ...found('brandIds', value.brand),
      ];
    case 'image':
      return [
        ...found('pictures', value.src),
        ...(isFields(value.mobile) ? found('pictures', value.mobile.src) : []),
        ...fieldsOf(value.spots).flatMap(({ productId }) => found('productIds', productId)),
      ];
    case 'link':
      return isFields(value.link) ? found('paths', value.link.path) : [];
    case 'product-listing':
      return [
        ...(isFields(value.collection)
          ? found(value.schema === 'brand' ? 'brandIds' : 'categoryIds', value.collection.id)
          : []),
        ...fieldsOf(value.products).flatMap(({ product }) =>
          isFields(product) ? found('productIds', product.id) : [],
        ),
      ];
    case 'vimeo-video':
      return isFields(value.thumbnail) ? found('pictures', value.thumbnail.url) : [];
    case 'html':
    case 'wysiwyg':
      return found('paths', texts(value.content).flatMap(linksOf));
    default:
      return [];
  }
}

function fromBlock(block: ContentBlock): Found[] {
  const own = block.value ? fromValue(block.id, block.value) : [];
  return [...own, ...(block.children ?? []).flatMap(fromBlock)];
}

/** All references of the articles, deduplicated and sorted. */
export function listReferences(articles: readonly Article[]): References {
  const all = articles.flatMap((article) => [
    ...found('pictures', article.heroImage?.url),
    ...article.body.flatMap(fromBlock),
  ]);
  const of = (kind: keyof References) =>
    [...new Set(all.filter((item) => item.kind === kind).map((item) => item.value))].sort();
  return {
    articleIds: of('articleIds'),
    brandIds: of('brandIds'),
    categoryIds: of('categoryIds'),
    paths: of('paths'),
    pictures: of('pictures'),
    productIds: of('productIds'),
  };
}
