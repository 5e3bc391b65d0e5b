import { dateWords } from './order-dates.ts';

export const title = 'Passkeys';
export const intro = 'Sign in with your fingerprint, face or screen lock in place of your password.';
export const none = 'You have none yet.';
export const add = 'Add a passkey';
export const adding = 'Waiting for your device';
export const remove = 'Remove';
export const removing = 'Removing';
/** Which one, for screen readers. */
export const removeNamed = (name: string, addedAtMs: number): string => `Remove ${name}, ${addedOn(addedAtMs)}`;
export const addedOn = (ms: number): string => `added ${dateWords(ms)}`;
export const added = 'Your passkey is ready. Use it the next time you sign in.';
export const removed = 'The passkey is removed. You can delete it from your device too.';

export const notAdded = 'No passkey was added. You can try again.';
export const alreadyHere = 'This device already has a passkey for your account.';
export const unsupported = 'This device can’t keep a passkey for the shop. Try another device or browser.';
export const tooMany = 'You have 20 passkeys, which is the limit. Remove one first.';
export const notReached = 'We could not reach the sign-in service. Please try again.';
