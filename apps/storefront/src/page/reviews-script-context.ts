import { createContext } from 'react-router';

/** The script of the service for reviews; null: the shop shows none. */
export const reviewsScriptContext = createContext<string | null>(null);
