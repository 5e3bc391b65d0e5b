import { json, type ServiceAnswer } from './service-context.ts';

export type ErrorType = 'validation' | 'security' | 'configuration' | 'internal';

/** An error as Adyen words it. A refused payment is none: it is an answer. */
export const sayError = (
  status: number,
  errorCode: string,
  message: string,
  errorType: ErrorType = 'validation',
): ServiceAnswer => json(status, { status, errorCode, message, errorType });

export const missing = (name: string): ServiceAnswer =>
  sayError(422, '14_006', `Required object '${name}' is not provided.`);
