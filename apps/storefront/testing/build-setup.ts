import { buildStorefront } from '../../../scripts/build-storefront.ts';

/** Component tests run against the built storefront. */
export default async function setup(): Promise<void> {
  await buildStorefront({ quiet: true });
}
