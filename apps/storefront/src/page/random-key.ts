/** A unique key. Not randomUUID, which is missing on insecure origins such as a LAN address. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
