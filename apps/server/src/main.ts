// Imported late: what the bundle shares between files never ends up in this one, which starts a shop when it is loaded.
const { startShop } = await import('./shop/start-shop.ts');
await startShop();

export {};
