import { json, type ServiceAnswer } from './service-context.ts';

export type ErrorType = 'validation' | 'security' | 'configuration' | 'internal';

/** An error in Adyen's format. A refused payment is a normal answer, not an error. */
export const sayError = (
  status: number,
  errorCode: string,
  message: string,
  errorType: ErrorType = 'validation',
): ServiceAnswer => json(status, { status, errorCode, message, errorType });

export const missing = (name: string): ServiceAnswer =>
  sayError(422, '14_006', `Required object '${name}' is not provided.`);
