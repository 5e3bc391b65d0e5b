import { type Badge, badgeEnd } from '@wattle/domain/catalogue';
import { FEATURED_FACET } from '@wattle/domain/listing';
import { heldUntil } from '@wattle/messages/campaign';

/** The line under the heading of a campaign's page: the one day on which all of it ends. Null where none is known. */
export function campaignEnd(search: string, badges: readonly Badge[]): string | null {
  const [title, ...others] = new URLSearchParams(search).getAll(FEATURED_FACET.param);
  if (title === undefined || others.length > 0) return null;
  const badge = badges.find((one) => one.title === title);
  const end = badge ? badgeEnd(badge) : null;
  return end === null ? null : heldUntil(end);
}
