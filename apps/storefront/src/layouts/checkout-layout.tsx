import { Outlet } from 'react-router';
import { SlimFrame } from '../features/frame/slim-frame.tsx';
import { OfflineBanner } from '../features/pwa/offline-banner.tsx';
import { NowProvider } from '../page/now.tsx';
import type { Route } from './+types/checkout-layout.ts';

export function loader() {
  return { nowMs: Date.now() };
}

export const shouldRevalidate = () => false;

export default function CheckoutLayout({ loaderData }: Route.ComponentProps) {
  return (
    <NowProvider startMs={loaderData.nowMs}>
      <SlimFrame year={new Date(loaderData.nowMs).getUTCFullYear()}>
        <OfflineBanner />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </SlimFrame>
    </NowProvider>
  );
}
