export const theAddress = (street1: string): string => ` the address ${street1}`;
