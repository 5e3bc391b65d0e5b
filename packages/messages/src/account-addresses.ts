export const theAddressOf = (street1: string, contactName: string): string => `the address ${street1}, ${contactName}`;
export const addressRemoved = 'The address was removed.';
export const addressBack = 'It is back.';
export const addressAdded = 'The address was added.';
export const addressSaved = 'The address was saved.';
