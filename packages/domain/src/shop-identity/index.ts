export * from './shop-colours.ts';
export * from './shop-identity.ts';
