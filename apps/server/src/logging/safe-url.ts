/** Parameters that are secrets, or stand for one. */
const SECRET = /([?&](?:pin|token|code|password|secret|state|redirectResult|payload|sessionToken|[\w-]*key)=)[^&#]*/gi;
/** A gift card's number in a path, however its slashes are written. */
const CARD = /(voucher(?:\/|%2f)+balance(?:\/|%2f)+)[^?#]*/gi;

/** A URL that is safe to log, without gift card numbers and sign-in codes. */
export const safeUrl = (url: string): string => url.replace(CARD, '$1***').replace(SECRET, '$1***');
