import type { CallValue } from '@wattle/contract';
import { UNTOUCHED_SUBSCRIPTIONS } from '@wattle/domain/account';
import type { CustomerRecord } from '../../store/customers.ts';

type Choices = Pick<CustomerRecord, 'agreeToMarketing' | 'subscriptions'>;

export const subscriptionsOf = ({
  agreeToMarketing,
  subscriptions,
}: Choices): CallValue<'loadSubscriptions'>['subscriptions'] => ({
  ...UNTOUCHED_SUBSCRIPTIONS,
  ...subscriptions,
  news: agreeToMarketing,
});
