// First: it names the order of the layers that the styles of components belong to.
import './styles/index.css';

import fontUrl from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.ts';
import { errorTitle } from './features/errors/error-kind.ts';
import { RouteError } from './features/errors/route-error.tsx';
import { FocusOnNavigation } from './features/navigation/focus-on-navigation.tsx';
import { type RootData, useRootData } from './page/root-data.ts';
import { widgetScriptsContext } from './page/widget-scripts-context.ts';
import { AlertsProvider } from './ui/alerts/alerts-provider.tsx';
import { BaseUrlProvider } from './ui/base-url.ts';

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: fontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

export function loader({ url, context }: Route.LoaderArgs): RootData {
  return { baseUrl: url.origin, widgetScripts: context.get(widgetScriptsContext) };
}

export const shouldRevalidate = () => false;

export function meta({ error }: Route.MetaArgs) {
  return [{ title: error ? errorTitle(error) : 'Wattle' }];
}

export function Layout({ children }: { children: ReactNode }) {
  const root = useRootData();
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0F3D31" />
        <Meta />
        <Links />
      </head>
      <body>
        <BaseUrlProvider value={root?.baseUrl ?? ''}>{children}</BaseUrlProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <AlertsProvider>
      <FocusOnNavigation />
      <Outlet />
    </AlertsProvider>
  );
}

/** What even the frame of the shop could not survive. */
export function ErrorBoundary() {
  return (
    <main id="main" tabIndex={-1}>
      <RouteError />
    </main>
  );
}
