import type { PageProps } from '../app/page-module.ts';
import { StoreScreen } from '../features/location/stores/store-screen.tsx';
import type { load } from './store.server.ts';

export default function StoreRoute({ data }: PageProps<typeof load>) {
  const { store, products, nearby, places } = data;
  return <StoreScreen store={store} products={products} nearby={nearby} places={places} />;
}
