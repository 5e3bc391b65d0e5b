export const toPhone = (phone: string): string => `To ${phone}`;
