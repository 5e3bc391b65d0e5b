/** Topics a customer can subscribe to. `news` mirrors `agreeToMarketing`. */
export const SUBSCRIPTION_TOPICS = ['news', 'priceDrops', 'backInStock', 'events', 'deliveryTexts'] as const;
export type SubscriptionTopic = (typeof SUBSCRIPTION_TOPICS)[number];

/** Delivery texts are not marketing, so unsubscribing from all marketing keeps them. */
export const MARKETING_TOPICS = SUBSCRIPTION_TOPICS.filter((topic) => topic !== 'deliveryTexts');

export type Subscriptions = Readonly<Record<SubscriptionTopic, boolean>>;

/** Defaults for a customer who never changed a topic: delivery texts only. */
export const UNTOUCHED_SUBSCRIPTIONS: Subscriptions = {
  news: false,
  priceDrops: false,
  backInStock: false,
  events: false,
  deliveryTexts: true,
};
