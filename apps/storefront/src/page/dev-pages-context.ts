import { createContext } from 'react-router';

/** Whether the pages under /dev are there: for those who build the shop, never in one that is open for business. */
export const devPagesContext = createContext(false);
