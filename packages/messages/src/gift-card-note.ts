export const theGiftCardTo = (name: string): string => ` the gift card to ${name}`;
