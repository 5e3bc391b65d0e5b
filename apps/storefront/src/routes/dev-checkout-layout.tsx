import { devPagesContext } from '../dev-pages-context.ts';
import { notFound } from '../features/errors/not-found.ts';
import type { Route } from './+types/dev-checkout-layout.ts';

/** For those who build the shop: the checkout's frame by itself. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (!context.get(devPagesContext)) throw await notFound({ context, url });
  return null;
}

export function meta() {
  return [{ title: 'Checkout layout' }, { name: 'robots', content: 'noindex' }];
}

export default function DevCheckoutLayout() {
  return (
    <div className="wrap section">
      <h1>Checkout layout</h1>
    </div>
  );
}
