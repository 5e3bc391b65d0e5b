export * from './answer-challenge.ts';
export * from './backup-code.ts';
export * from './hosted-pages.ts';
export * from './identity-constants.ts';
export * from './identity-fault.ts';
export * from './sign-in-step.ts';
export * from './to-account-error.ts';
export * from './wait-for-link.ts';
