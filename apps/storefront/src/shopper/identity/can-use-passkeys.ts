/** An IP address: passkeys belong to names. */
const IP_ADDRESS = /^(\d+(\.\d+){3}|\[.*\])$/;

/** Whether this browser has passkeys, for this page, and reads a pool's options by itself. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function' &&
  !IP_ADDRESS.test(location.hostname);
