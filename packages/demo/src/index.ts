export type { DemoOrder, DemoPayment, DemoShop } from './demo-shop.ts';
export { generateDemoShop } from './generate-demo-shop.ts';
