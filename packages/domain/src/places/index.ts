export * from './place-session.ts';
