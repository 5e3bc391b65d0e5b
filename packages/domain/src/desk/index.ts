export * from './desk-role.ts';
