import { cleanEmail, cleanText } from '@wattle/domain/forms';
import { success } from '@wattle/domain/results';
import type { Handler } from '../../answers/handlers.ts';
import type { MarketingDesk } from '../../marketing/open-marketing.ts';

/** Stores an enquiry [D-1-05 D-1-06 D-7-03]. */
export const sendEnquiry =
  (desk: MarketingDesk): Handler<'sendEnquiry'> =>
  async ({ website, email, enquiry }, { idempotencyKey } = {}) => {
    const data = { email: cleanEmail(email), enquiry: cleanText(enquiry) };
    // honeypot: a bot gets the same response, but nothing is stored
    if (!website) await desk.receive({ kind: 'enquiry', data }, idempotencyKey);
    return success({ received: true });
  };
