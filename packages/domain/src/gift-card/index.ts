export * from './bought-gift-cards.ts';
export * from './check-gift-card.ts';
export * from './gift-card-amount.ts';
export * from './may-resend.ts';
export * from './refund-card-expiry.ts';
export * from './takes-gift-cards.ts';
