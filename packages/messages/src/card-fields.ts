export const expiryHint = 'As on the card, MM/YY';
export const threeDigits = '3 digits on the back';
export const fourDigits = '4 digits on the front';
