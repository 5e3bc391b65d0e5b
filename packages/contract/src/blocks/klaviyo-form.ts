import { z } from 'zod';
import { defineBlock, id, noWords } from './define-block.ts';

export const klaviyoForm = defineBlock('klaviyo-form', {
  value: z.strictObject({ type: z.string().max(100), listId: id.exactOptional() }),
  says: noWords,
  examples: {
    subscription: { value: { type: 'subscription', listId: 'newsletter' } },
    'event sign-up': { value: { type: 'event-sign-up', listId: 'store-events' } },
    enquiry: { value: { type: 'enquiry' } },
  },
});
