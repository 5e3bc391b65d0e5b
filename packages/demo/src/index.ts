export type { DemoShop, StoreStock } from './demo-shop.ts';
