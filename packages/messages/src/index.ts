export * from './alerts.ts';
export * from './error-messages.ts';
export * from './fill-message.ts';
