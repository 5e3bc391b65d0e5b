import { createClient, createHttpTransport } from '@wattle/contract';
import { openAttemptKey } from './attempt-key.ts';

/** The typed API client for the browser. Pages get their data from loaders; this is for later calls. */
export const browserClient = createClient(createHttpTransport('', undefined, openAttemptKey));
