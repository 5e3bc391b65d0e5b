export type { DemoOrder, DemoPayment, DemoShop } from './demo-shop.ts';
export { generateDemoShop } from './generate-demo-shop.ts';
export { importFiles } from './import-files.ts';
