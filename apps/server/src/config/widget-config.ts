import { z } from 'zod';
import { isPrivateAddress } from './address-list.ts';

const script = (about: string) =>
  z
    .url({ protocol: /^https?$/, error: 'must be an https:// address' })
    .refine((address) => URL.canParse(address) && isPrivateAddress(address), {
      error: 'must be an https:// address, or of this machine',
    })
    .optional()
    .describe(about);

export const widgetSettings = {
  STYLIST_BOOKING_SCRIPT_URL: script(
    'The script of a service for stylist bookings. Without it bookings are enquiries.',
  ),
  PAY_LATER_SCRIPT_URL: script(
    'The script of a buy-now-pay-later service. Without it the shop says its own instalments.',
  ),
};

/** By widget name, as editors use it [D-2-65 D-2-66]. */
export type WidgetScripts = { readonly 'stylist-booking'?: string; readonly 'buy-now-pay-later'?: string };

export function widgetScriptsOf(value: z.infer<z.ZodObject<typeof widgetSettings>>): WidgetScripts {
  const { STYLIST_BOOKING_SCRIPT_URL: booking, PAY_LATER_SCRIPT_URL: payLater } = value;
  return {
    ...(booking === undefined ? {} : { 'stylist-booking': booking }),
    ...(payLater === undefined ? {} : { 'buy-now-pay-later': payLater }),
  };
}
