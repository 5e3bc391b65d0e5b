type Frame = { readonly categories: readonly { readonly id: string }[] };
type Listing = { readonly products: readonly { readonly path: string }[] };

const SEARCHES = ['fridge', 'washing machine', 'oled tv', 'headphones', 'dishwasher', 'laptop', 'coffee', 'vacuum'];
const TYPED = ['fr', 'frid', 'was', 'washing m', 'oled t', 'headph', 'dishw', 'lapt', 'coff', 'vacu', 'tv 65', 'micro'];
const LISTINGS_READ = 8;

const listingOf = (categoryId: string, address: string): string =>
  `/api/products?categoryId=${encodeURIComponent(categoryId)}&address=${encodeURIComponent(address)}`;

/** Addresses of each kind of call, over the whole shop. */
export async function chooseCalls(shop: string) {
  const get = async (path: string): Promise<unknown> => (await fetch(`${shop}${path}`)).json();
  const { categories } = (await get('/api/frame')) as Frame;
  const addresses = ['', 'page=2', 'sort=price-low', 'sale=true', 'minPrice=100&maxPrice=900'];
  const listing = categories.flatMap(({ id }) => addresses.map((address) => listingOf(id, address)));
  const shown = await Promise.all(categories.slice(0, LISTINGS_READ).map(({ id }) => get(listingOf(id, ''))));
  const products = shown.flatMap((one) => (one as Listing).products);
  return {
    listing,
    search: SEARCHES.map((words) => `/api/products?address=${encodeURIComponent(`q=${words}`)}`),
    product: products.map(({ path }) => `/api/product?path=${encodeURIComponent(path)}`),
    suggest: TYPED.map((words) => `/api/suggest?q=${encodeURIComponent(words)}`),
  };
}
