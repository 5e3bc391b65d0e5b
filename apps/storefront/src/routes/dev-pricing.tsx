import { PricingDesk } from '../features/gallery/pricing/pricing-desk.tsx';

export default function DevPricing() {
  return (
    <div className="wrap section">
      <h1>Pricing</h1>
      <PricingDesk />
    </div>
  );
}
