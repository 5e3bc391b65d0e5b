import type { SubscriptionTopic } from '@wattle/domain';
import { phoneWords } from '../../../goods/address/phone-words.ts';

type Words = { readonly label: string; readonly about: string };

const WORDS: Readonly<Record<Exclude<SubscriptionTopic, 'deliveryTexts'>, Words>> = {
  news: { label: 'Good prices, good advice', about: 'One email a week, Thursdays' },
  priceDrops: { label: 'Something I saved got cheaper', about: 'At most one email a day' },
  backInStock: { label: 'Back in stock', about: 'For what you asked about' },
  events: { label: 'Events near me', about: 'Tastings, repair evenings, first looks' },
};

/** What a topic is called; texts say where they go. */
export function topicWords(topic: SubscriptionTopic, phone: string): Words {
  if (topic !== 'deliveryTexts') return WORDS[topic];
  const about = phone === '' ? 'To the phone number of the order' : `To ${phoneWords(phone)}`;
  return { label: 'Text messages about deliveries', about };
}
