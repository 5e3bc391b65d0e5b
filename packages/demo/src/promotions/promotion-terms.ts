/** What the shop says of its promotions in more than one place: the promotions are made of it, and articles quote it. */
export const TERMS = {
  kitchenBundle: { amount: 150 },
  kitchenCode: { code: 'KITCHEN10', percent: 10 },
  welcome: { code: 'WELCOME20', amount: 20, minSpend: 100 },
  bigDelivery: { code: 'BIGTRUCK', minSpend: 1500 },
} as const;
