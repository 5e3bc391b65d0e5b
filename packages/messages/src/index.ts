export * from './alerts.ts';
export * from './cart-line-message.ts';
export * from './comparison-alert.ts';
export * from './delivery-messages.ts';
export * from './error-messages.ts';
export * from './fill-message.ts';
export * from './location-messages.ts';
export * from './marketing-form-messages.ts';
