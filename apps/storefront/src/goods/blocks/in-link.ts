import { createContext } from 'react';

/** Whether the content is inside a link, so that nothing in it may be interactive. */
export const InLink = createContext(false);
