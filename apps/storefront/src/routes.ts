import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('layouts/default-layout.tsx', [
    layout('layouts/page-boundary.tsx', [
      index('routes/home.tsx'),
      route('categories/*', 'routes/category.tsx'),
      route('brands', 'routes/brands.tsx'),
      route('brands/:slug', 'routes/brand.tsx'),
      route('brands/:slug/*', 'routes/brand-category.tsx'),
      route('products/*', 'routes/product.tsx'),
      route('search', 'routes/search.tsx'),
      route('stores', 'routes/stores.tsx'),
      route('stores/*', 'routes/store.tsx'),
      route('articles/*', 'routes/article.tsx'),
      route('forms/:kind', 'routes/form.tsx'),
      route('forms/:kind/thanks/:listId?', 'routes/form-thanks.tsx'),
      route('compare', 'routes/compare.tsx'),
      route('cart', 'routes/cart.tsx'),
      route('account/wishlist', 'routes/wishlist.tsx'),
      route('offline', 'routes/offline.tsx'),
      route('dev/ui', 'routes/dev-ui.tsx'),
      route('dev/blocks', 'routes/dev-blocks.tsx'),
      route('dev/forms', 'routes/dev-forms.tsx'),
      route('dev/pricing', 'routes/dev-pricing.tsx'),
      route('dev/fault', 'routes/dev-fault.tsx'),
      route('*', 'routes/not-found.tsx'),
    ]),
  ]),
  layout('layouts/checkout-layout.tsx', [
    layout('layouts/page-boundary.tsx', { id: 'checkout-boundary' }, [
      route('dev/checkout-layout', 'routes/dev-checkout-layout.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
