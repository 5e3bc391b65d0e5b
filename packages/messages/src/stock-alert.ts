import { type Cents, formatPrice } from '@wattle/domain/money';

export const emailMe = 'Email me when it is back';
export const yourEmail = 'Your email, for this alert only';
export const ask = 'Ask';
export const asking = 'Asking…';
export const weEmail = (email: string): string => `We email ${email} when it is back.`;
export const undo = 'Undo';
export const failed = 'We could not save this. Please try again.';

export const replacedBy = 'Replaced by';
export const replacedByProduct = (name: string): string => `${replacedBy} ${name}`;
export const inItsPlace = 'In its place';
/** The way on from what is sold out. */
export const seeAlike = (count: number, fromCents: Cents): string =>
  count === 1 ? `See 1 like it, ${formatPrice(fromCents)}` : `See ${count} like it, from ${formatPrice(fromCents)}`;
export const allLikeIt = (categoryName: string): string => `All ${categoryName}`;

export const stopTitle = 'Stop back-in-stock emails';
export const stopIntro = 'This stops all emails telling you that something is back in stock.';
export const stop = 'Stop these emails';
export const stopping = 'Stopping…';
export const stopped = 'Done. You will not get any more back-in-stock emails.';
export const linkIncomplete = 'This link is incomplete. Please use the one in the email.';
export const needsScript = 'This page needs JavaScript.';
