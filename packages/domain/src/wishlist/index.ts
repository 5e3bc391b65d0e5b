export * from './wishlist.ts';
