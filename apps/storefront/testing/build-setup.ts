import { buildApps } from '../../../scripts/build-apps.ts';

/** Component tests run against the built storefront. */
export default async function setup(): Promise<void> {
  await buildApps({ quiet: true });
}
