export * from './group-digits.ts';
