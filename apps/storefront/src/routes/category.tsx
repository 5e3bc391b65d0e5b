import type { PageProps } from '../app/page-module.ts';
import { CategoryScreen } from '../features/catalogue/listing/category-screen.tsx';
import type { load } from './category.server.ts';

export default function Category({ data: { category, tiles, crumbs, listing } }: PageProps<typeof load>) {
  return <CategoryScreen category={category} tiles={tiles} crumbs={crumbs} listing={listing} />;
}
