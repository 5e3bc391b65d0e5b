/** What a customer may be written to about. `news` is what `agreeToMarketing` says. */
export const SUBSCRIPTION_TOPICS = ['news', 'priceDrops', 'backInStock', 'events', 'deliveryTexts'] as const;
export type SubscriptionTopic = (typeof SUBSCRIPTION_TOPICS)[number];

/** Texts about a delivery are no marketing: stopping all of that leaves them. */
export const MARKETING_TOPICS = SUBSCRIPTION_TOPICS.filter((topic) => topic !== 'deliveryTexts');

export type Subscriptions = Readonly<Record<SubscriptionTopic, boolean>>;

/** What holds for a customer who never touched a topic: nothing is sent but what a delivery needs. */
export const UNTOUCHED_SUBSCRIPTIONS: Subscriptions = {
  news: false,
  priceDrops: false,
  backInStock: false,
  events: false,
  deliveryTexts: true,
};
