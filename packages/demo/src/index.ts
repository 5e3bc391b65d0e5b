export type { DemoOrder, DemoShop } from './demo-shop.ts';
export { generateDemoShop } from './generate-demo-shop.ts';
