export const storeNamed = (name: string): string => `${name} store,`;
