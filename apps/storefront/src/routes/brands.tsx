import type { PageProps } from '../app/page-module.ts';
import { BrandIndexScreen } from '../features/catalogue/listing/brand-index-screen.tsx';
import type { load } from './brands.server.ts';

export default function Brands({ data }: PageProps<typeof load>) {
  return <BrandIndexScreen brands={data.brands} />;
}
