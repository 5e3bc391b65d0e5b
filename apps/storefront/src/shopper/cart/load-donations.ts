import { browserClient } from '../../page/browser-client.ts';

/** The products that are donations, by id [C-9-66]. It fails rather than guess. */
export async function loadDonations(): Promise<readonly string[]> {
  const outcome = await browserClient.loadCartSettings({});
  if (outcome.status !== 'SUCCESS') throw new Error('The settings of the cart could not be loaded.');
  return outcome.value.donationProductIds;
}
