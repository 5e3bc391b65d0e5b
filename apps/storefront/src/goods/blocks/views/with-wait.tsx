import { type ComponentType, type ReactNode, Suspense } from 'react';

/**
 * Adds a loading state for client-side navigations while the view's code loads. Server-rendered pages contain the view
 * itself.
 */
export function withWait<P extends object>(View: ComponentType<P>, Wait: ComponentType): (props: P) => ReactNode {
  return function ViewWithWait(props: P) {
    return (
      <Suspense fallback={<Wait />}>
        <View {...props} />
      </Suspense>
    );
  };
}
