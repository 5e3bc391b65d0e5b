import type { CardAction } from '@wattle/domain/catalogue';
import type { EnquiryReason } from '@wattle/messages/enquiry';

/** The enquiry reason of a button's action; null when it opens no dialog. */
export function enquiryReason(action: CardAction): EnquiryReason | null {
  if (action.kind === 'enquire-agency') return action.reason;
  return action.kind === 'enquire-outgoing' ? 'OUTGOING' : null;
}
