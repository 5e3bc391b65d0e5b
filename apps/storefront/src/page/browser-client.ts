import { createClient, createHttpTransport } from '@wattle/contract';

/** The typed client of the calls in the browser. Pages get their data from loaders; this is for what comes after. */
export const browserClient = createClient(createHttpTransport());
