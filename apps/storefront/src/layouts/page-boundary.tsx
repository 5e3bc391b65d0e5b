import { Outlet } from 'react-router';
import { PendingListing } from '../features/catalogue/listing/pending-listing.tsx';
import { errorTitle } from '../features/errors/error-kind.ts';
import { RouteError } from '../features/errors/route-error.tsx';
import type { Route } from './+types/page-boundary.ts';

/** Stands between a layout and its pages: when a page fails, header and footer stay. */
export default function PageBoundary() {
  return (
    <PendingListing>
      <Outlet />
    </PendingListing>
  );
}

export function meta({ error }: Route.MetaArgs) {
  return error ? [{ title: errorTitle(error) }] : [];
}

export function ErrorBoundary() {
  return <RouteError />;
}
