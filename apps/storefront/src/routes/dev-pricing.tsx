import { notFound } from '../features/errors/not-found.ts';
import { PricingDesk } from '../features/gallery/pricing/pricing-desk.tsx';
import { devPagesContext } from '../page/dev-pages-context.ts';
import type { Route } from './+types/dev-pricing.ts';

/** For those who build the shop: not there in a shop that is open for business. */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (!context.get(devPagesContext)) throw await notFound({ context, url });
  return null;
}

export function meta() {
  return [{ title: 'Pricing' }, { name: 'robots', content: 'noindex' }];
}

export default function DevPricing() {
  return (
    <div className="wrap section">
      <h1>Pricing</h1>
      <PricingDesk />
    </div>
  );
}
