import { type ComponentType, type ReactNode, Suspense } from 'react';

/**
 * A view that says that it is on its way, when a navigation led here and its code is not there yet. In a page that was
 * sent whole it stands from the start.
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
