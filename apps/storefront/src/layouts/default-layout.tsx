import { Outlet } from 'react-router';
import { ComparisonPlace } from '../features/comparison/comparison-place.tsx';
import { Frame } from '../features/frame/frame.tsx';
import { DeliveryPlace } from '../features/location/delivery-place.tsx';
import { ReferrerLinks } from '../features/navigation/referrer-links.tsx';
import { StaticLinks } from '../features/navigation/static-links.tsx';
import { OfflineBanner } from '../features/pwa/offline-banner.tsx';
import { SearchBox } from '../features/search/search-box.tsx';
import { clientContext } from '../page/client-context.ts';
import { NowProvider } from '../page/now.tsx';
import { pageValue } from '../page/page-value.ts';
import { readableBadge } from '../page/readable-badge.ts';
import { ShopFrameProvider } from '../page/shop-frame.tsx';
import type { Route } from './+types/default-layout.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const frame = pageValue(await context.get(clientContext).loadFrame({}), url);
  return { frame: { ...frame, badges: frame.badges.map(readableBadge) }, nowMs: Date.now() };
}

/** The frame is the same on every page: going from one to the next does not fetch it again. */
export const shouldRevalidate = () => false;

export default function DefaultLayout({ loaderData }: Route.ComponentProps) {
  return (
    <NowProvider startMs={loaderData.nowMs}>
      <ShopFrameProvider frame={loaderData.frame}>
        <Frame frame={loaderData.frame} place={<DeliveryPlace />} search={<SearchBox />}>
          <OfflineBanner />
          <ReferrerLinks />
          <StaticLinks />
          <main id="main" tabIndex={-1}>
            <Outlet />
          </main>
        </Frame>
        <ComparisonPlace />
      </ShopFrameProvider>
    </NowProvider>
  );
}
