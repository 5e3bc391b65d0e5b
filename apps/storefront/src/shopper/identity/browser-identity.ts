import { createIdentity, type Identity, type IdentityConfig } from './create-identity.ts';

/** The identity client with real browser APIs. */
export const createBrowserIdentity = (config: IdentityConfig): Identity =>
  createIdentity(config, {
    storage: localStorage,
    tabStorage: sessionStorage,
    locks: navigator.locks,
    navigate: (url) => window.location.assign(url),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    now: Date.now,
    send: (input, init) => fetch(input, init),
  });
