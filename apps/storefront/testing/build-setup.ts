import { buildStorefront } from '../../../scripts/build-storefront.ts';

/** Component tests show the storefront as it is built. */
export default async function setup(): Promise<void> {
  await buildStorefront({ quiet: true });
}
