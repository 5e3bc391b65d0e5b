import { createContext } from 'react';

/** Whether what is shown stands in a link: then nothing in it can be pressed apart. */
export const InLink = createContext(false);
