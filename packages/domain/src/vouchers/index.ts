export * from './read-voucher-reply.ts';
export * from './recheck-vouchers.ts';
export * from './start-voucher.ts';
export * from './voucher-cents.ts';
export * from './voucher-record.ts';
export * from './voucher-state.ts';
