import type { PageProps } from '../app/page-module.ts';
import { BrandCategoryScreen } from '../features/catalogue/listing/brand-category-screen.tsx';
import type { load } from './brand-category.server.ts';

export default function BrandCategory({ data: page }: PageProps<typeof load>) {
  return <BrandCategoryScreen {...page} />;
}
