import { RECOMMENDATIONS } from '@wattle/domain';
import { pressedToken } from './pressed-token.ts';

/** Telling is nobody's business but ours: what fails is not told, and nothing waits for it. */
function tell(type: 'view' | 'add', productIds: readonly string[], token: string | null): void {
  import('./tell-events.ts').then(({ tellEvent }) => tellEvent(type, productIds, token)).catch(() => {});
}

/** The recommendation that led to this page says so in its address. */
const tokenOfPage = (): string | null => new URLSearchParams(location.search).get(RECOMMENDATIONS.tokenParam);

/** A product's page is looked at: it is remembered here, and the shop learns from it. */
export function recordView(productId: string): void {
  tell('view', [productId], tokenOfPage());
}

/** Products were put in the cart. */
export function recordAdd(productIds: readonly string[]): void {
  if (productIds.length > 0) tell('add', productIds, pressedToken() ?? tokenOfPage());
}
