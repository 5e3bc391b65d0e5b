export const answeredTo = (email: string): string => `We reply within one business day, to ${email}.`;
export const weeklyTo = (email: string): string => `We send one email a week to ${email}.`;
export const eventAt = (moment: string, place: string): string => `${moment} at ${place}.`;
