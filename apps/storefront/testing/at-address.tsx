import type { ReactNode } from 'react';
import { RootDataProvider } from '../src/page/root-data.ts';
import { locationOf } from '../src/router/location.ts';
import { RouterPlaceProvider, STILL } from '../src/router/router-context.tsx';
import { SAMPLE_SHOP } from './sample-frame.ts';

const ROOT = { baseUrl: 'https://shop.example', widgetScripts: {}, shop: SAMPLE_SHOP };

/** Renders its children as on a page at this address. */
export function AtAddress({ address, children }: { address: string; children: ReactNode }) {
  return (
    <RouterPlaceProvider value={{ location: locationOf(address), params: {}, ...STILL }}>
      <RootDataProvider value={ROOT}>{children}</RootDataProvider>
    </RouterPlaceProvider>
  );
}
