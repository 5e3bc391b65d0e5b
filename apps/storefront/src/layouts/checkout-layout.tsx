import { Outlet } from 'react-router';
import { type PolicyLink, policyLinks } from '../features/frame/policy-links.ts';
import { SlimFrame } from '../features/frame/slim-frame.tsx';
import { OfflineBanner } from '../features/pwa/offline-banner.tsx';
import { clientContext } from '../page/client-context.ts';
import { NowProvider } from '../page/now.tsx';
import type { Route } from './+types/checkout-layout.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const frame = await context.get(clientContext).loadFrame({});
  // links to read: without them an order is placed all the same
  const links: readonly PolicyLink[] = frame.status === 'SUCCESS' ? policyLinks(frame.value.footerColumns) : [];
  return { nowMs: Date.now(), links };
}

export const shouldRevalidate = () => false;

export default function CheckoutLayout({ loaderData }: Route.ComponentProps) {
  return (
    <NowProvider startMs={loaderData.nowMs}>
      <SlimFrame year={new Date(loaderData.nowMs).getUTCFullYear()} links={loaderData.links}>
        <OfflineBanner />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </SlimFrame>
    </NowProvider>
  );
}
