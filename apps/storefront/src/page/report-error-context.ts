import { createContext } from 'react-router';

export type ReportError = (error: unknown) => void;

/** Where a fault while rendering goes: the server gives its logger. */
export const reportErrorContext = createContext<ReportError>(() => {});
