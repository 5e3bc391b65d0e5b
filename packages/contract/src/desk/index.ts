export type * from './audit-view.ts';
export type * from './desk-page.ts';
export type * from './goods-view.ts';
export type * from './offers-view.ts';
export type * from './order-view.ts';
export * from './orders-view.ts';
export type * from './search-view.ts';
export type * from './sign-in-view.ts';
export type * from './state-view.ts';
