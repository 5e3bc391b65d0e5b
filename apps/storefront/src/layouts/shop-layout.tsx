import type { ReactNode } from 'react';
import type { PageProps } from '../app/page-module.ts';
import { ComparisonPlace } from '../features/comparison/comparison-place.tsx';
import { Frame } from '../features/frame/frame.tsx';
import { DeliveryPlace } from '../features/location/delivery-place.tsx';
import { ReferrerLinks } from '../features/navigation/referrer-links.tsx';
import { OfflineBanner } from '../features/pwa/offline-banner.tsx';
import { SearchBox } from '../features/search/search-box.tsx';
import { CardsPlace } from '../goods/card/cards-place.tsx';
import { NowProvider } from '../page/now.tsx';
import { ShopFrameProvider } from '../page/shop-frame.tsx';
import type { load } from './shop-layout.server.ts';

export default function ShopLayout({ data, children }: PageProps<typeof load> & { children: ReactNode }) {
  return (
    <NowProvider startMs={data.nowMs}>
      <ShopFrameProvider frame={data.frame}>
        <Frame frame={data.frame} place={<DeliveryPlace />} search={<SearchBox />}>
          <OfflineBanner />
          <ReferrerLinks />
          <main id="main" tabIndex={-1}>
            {children}
          </main>
        </Frame>
        <CardsPlace />
        <ComparisonPlace />
      </ShopFrameProvider>
    </NowProvider>
  );
}
