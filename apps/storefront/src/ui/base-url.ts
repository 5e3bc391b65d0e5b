import { createContext, useContext } from 'react';

const BaseUrlContext = createContext('');

/** Provides the site's address to links. */
export const BaseUrlProvider = BaseUrlContext.Provider;

export function useBaseUrl(): string {
  return useContext(BaseUrlContext);
}
