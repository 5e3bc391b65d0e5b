import { createContext, useContext } from 'react';

const BaseUrlContext = createContext('');

/** Gives the address of the site to the links below it. */
export const BaseUrlProvider = BaseUrlContext.Provider;

export function useBaseUrl(): string {
  return useContext(BaseUrlContext);
}
