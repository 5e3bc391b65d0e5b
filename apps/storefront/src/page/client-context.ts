import type { Client } from '@wattle/contract';
import { createContext } from 'react-router';

/** The typed client of the calls. Loaders on the server reach data through it, with an in-process transport. */
export const clientContext = createContext<Client>();
