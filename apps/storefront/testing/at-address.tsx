import type { ReactNode } from 'react';
import { locationOf } from '../src/router/location.ts';
import { RouterPlaceProvider } from '../src/router/router-context.tsx';

const stay = async () => {};

/** Renders its children as on a page at this address. */
export function AtAddress({ address, children }: { address: string; children: ReactNode }) {
  return (
    <RouterPlaceProvider value={{ location: locationOf(address), params: {}, navigate: stay, refresh: stay }}>
      {children}
    </RouterPlaceProvider>
  );
}
