/** Where the payment provider's form looks for its translations, images and bot check. */
export const FORM_PATH = '/payment-form/';

/** A bot check that accepts everyone. */
const CAPTCHA = 'globalThis.grecaptcha = { ready: (work) => work(), execute: async () => "a person" };';

/** The form has its own translations; any other asset is empty. */
export function paymentFormFile(path: string): { readonly extension: string; readonly body: string } {
  if (path.endsWith('captcha.js')) return { extension: '.js', body: CAPTCHA };
  if (path.endsWith('.svg')) return { extension: '.svg', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  return { extension: '.json', body: '{}' };
}
