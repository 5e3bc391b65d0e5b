export type { DemoCustomer, DemoOrder, DemoShop, PromotionUse, StoreStock } from './demo-shop.ts';
export { generateDemoShop } from './generate-demo-shop.ts';
