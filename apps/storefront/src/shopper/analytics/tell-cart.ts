import { cartHookEvents } from '@wattle/domain/analytics';
import { pushEvents } from './push-events.ts';

/** What the shopper changed in the cart [D-7-35 D-7-36]. */
export function tellCart(...change: Parameters<typeof cartHookEvents>): void {
  pushEvents(cartHookEvents(...change));
}
