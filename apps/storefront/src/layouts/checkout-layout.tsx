import type { ReactNode } from 'react';
import type { PageProps } from '../app/page-module.ts';
import { SlimFrame } from '../features/frame/slim-frame.tsx';
import { OfflineBanner } from '../features/pwa/offline-banner.tsx';
import { NowProvider } from '../page/now.tsx';
import type { load } from './checkout-layout.server.ts';

export default function CheckoutLayout({ data, children }: PageProps<typeof load> & { children: ReactNode }) {
  return (
    <NowProvider startMs={data.nowMs}>
      <SlimFrame year={new Date(data.nowMs).getUTCFullYear()} links={data.links}>
        <OfflineBanner />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </SlimFrame>
    </NowProvider>
  );
}
