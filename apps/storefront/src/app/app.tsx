import { Component, type ReactNode, useMemo } from 'react';
import { PendingListing } from '../features/catalogue/listing/pending-listing.tsx';
import { RouteError } from '../features/errors/route-error.tsx';
import { FocusOnNavigation } from '../features/navigation/focus-on-navigation.tsx';
import { RootDataProvider } from '../page/root-data.ts';
import { type Router, RouterPlaceProvider } from '../router/router-context.tsx';
import { AlertsProvider } from '../ui/alerts/alerts-provider.tsx';
import { BaseUrlProvider } from '../ui/base-url.ts';
import type { ShopState } from './shop-state.ts';

type AppProps = { readonly state: ShopState; readonly router: Router };

/** A complete shop page, identical on server and client. */
export function App(props: AppProps) {
  const { location, frame } = props.state;
  return (
    <Surroundings {...props}>
      <AlertsProvider>
        <FocusOnNavigation />
        <ErrorBoundary place={location.key} error={frame.error} around={MainOnly}>
          <InFrame state={props.state} />
        </ErrorBoundary>
      </AlertsProvider>
    </Surroundings>
  );
}

/** The contexts of every page, which show nothing themselves. */
export function Surroundings({ state, router, children }: AppProps & { children: ReactNode }) {
  const { location, params, root } = state;
  const place = useMemo(() => ({ location, params, ...router }), [location, params, router]);
  return (
    <RouterPlaceProvider value={place}>
      <RootDataProvider value={root}>
        <BaseUrlProvider value={root.baseUrl}>{children}</BaseUrlProvider>
      </RootDataProvider>
    </RouterPlaceProvider>
  );
}

/** Keeps header and footer when a page fails. */
function InFrame({ state: { frame, layout, page, location } }: { state: ShopState }) {
  const { default: Frame } = frame.code;
  const { default: Page } = page.code;
  const shown = <Page data={page.data} actionData={page.actionData} />;
  return (
    <Frame data={frame.data}>
      <PendingListing>
        <ErrorBoundary place={location.key} error={page.error}>
          {layout ? <layout.default>{shown}</layout.default> : shown}
        </ErrorBoundary>
      </PendingListing>
    </Frame>
  );
}

/** Last resort: the layout itself failed. */
function MainOnly({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}

type BoundaryProps = {
  readonly error: unknown;
  /** Changing this clears the error. */
  readonly place: string;
  readonly around?: (props: { children: ReactNode }) => ReactNode;
  readonly children: ReactNode;
};

type BoundaryState = { readonly thrown: unknown; readonly place: string };

/** Shows the error page for errors thrown on the server or during rendering. */
class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { thrown: undefined, place: this.props.place };

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown: thrown ?? new Error('Nothing was thrown') };
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { thrown: undefined, place };
  }

  override render() {
    const { around: Around, children } = this.props;
    const error = this.state.thrown ?? this.props.error;
    if (error === undefined) return children;
    const page = <RouteError error={error} />;
    return Around ? <Around>{page}</Around> : page;
  }
}
