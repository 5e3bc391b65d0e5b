import { cleanEmail, cleanText, success } from '@wattle/domain';
import type { MarketingDesk } from '../../forms/open-marketing.ts';
import type { Handler } from '../../http/handlers.ts';

/** Keeps an enquiry, and answers [D-1-05 D-1-06 D-7-03]. */
export const sendEnquiry =
  (desk: MarketingDesk): Handler<'sendEnquiry'> =>
  async ({ website, email, enquiry }, { idempotencyKey } = {}) => {
    const data = { email: cleanEmail(email), enquiry: cleanText(enquiry) };
    // who fills in what nobody sees is told nothing of it
    if (!website) await desk.receive({ kind: 'enquiry', data }, idempotencyKey);
    return success({ received: true });
  };
