/** Names something that nothing else is. Not randomUUID: a shop on a plain address of the house has none. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
