export type * from './audit-view.ts';
export type * from './desk-page.ts';
export type * from './order-view.ts';
export * from './orders-view.ts';
export type * from './people-view.ts';
export type * from './sign-in-view.ts';
export type * from './state-view.ts';
export * from './today-view.ts';
