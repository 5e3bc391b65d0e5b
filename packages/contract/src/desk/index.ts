export type * from './audit-view.ts';
export type * from './content-view.ts';
export type * from './desk-page.ts';
export type * from './sign-in-view.ts';
export type * from './state-view.ts';
