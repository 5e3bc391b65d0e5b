import { lazy, Suspense } from 'react';
import { useRouteError } from 'react-router';
import { ERROR_STYLES } from './error-styles.ts';

/** Few pages fail: what shows it is loaded apart. When even that fails, plain words do. */
const ErrorPage = lazy(() => import('./error-page.tsx').catch(() => ({ default: PlainError })));

/** The page for whatever a route threw [D-2-14]. */
export function RouteError() {
  const error = useRouteError();
  return (
    <Suspense fallback={<div hidden className={ERROR_STYLES} />}>
      <ErrorPage error={error} />
    </Suspense>
  );
}

function PlainError() {
  return (
    <div className="wrap section">
      <h1>Sorry, something went wrong...</h1>
      <p>
        Please try again, or visit the{' '}
        <a className="link" href="/">
          home page
        </a>
        .
      </p>
    </div>
  );
}
