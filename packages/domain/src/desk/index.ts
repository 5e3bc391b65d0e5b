export * from './desk-role.ts';
export * from './local-time.ts';
