export const emailMe = 'Email me when it is back';
export const yourEmail = 'Your email, for this one thing';
export const ask = 'Ask';
export const asking = 'Asking…';
export const weEmail = (email: string): string => `We email ${email} when it is back.`;
export const undo = 'Undo';
export const failed = 'We could not note it. Please try again.';

export const inItsPlace = 'In its place';
export const allLikeIt = (categoryName: string): string => `All ${categoryName}`;

export const stopTitle = 'No more mails about stock';
export const stopIntro = 'This ends all mails that tell you when something is back in stock.';
export const stop = 'Send me no more';
export const stopping = 'Stopping…';
export const stopped = 'Done. We send you no more mails about stock.';
export const linkIncomplete = 'This link is not complete. Please use the one in the mail.';
export const needsScript = 'This page needs JavaScript.';
