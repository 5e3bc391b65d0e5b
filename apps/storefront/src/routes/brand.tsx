import type { PageProps } from '../app/page-module.ts';
import { BrandScreen } from '../features/catalogue/listing/brand-screen.tsx';
import { ContentBlocks } from '../goods/blocks/content-blocks.tsx';
import type { load } from './brand.server.ts';

export default function Brand({ data: { blocks, ...page } }: PageProps<typeof load>) {
  return <BrandScreen {...page}>{blocks.length > 0 && <ContentBlocks blocks={blocks} />}</BrandScreen>;
}
