import { RECOMMENDATIONS } from '@wattle/domain/recommendations';
import { pressedToken } from './pressed-token.ts';

/** Fire and forget: failures are ignored. */
function tell(type: 'view' | 'add', productIds: readonly string[], token: string | null): void {
  import('./tell-events.ts').then(({ tellEvent }) => tellEvent(type, productIds, token)).catch(() => {});
}

/** The recommendation token in this page's address. */
const tokenOfPage = (): string | null => new URLSearchParams(location.search).get(RECOMMENDATIONS.tokenParam);

/** Records a product view, for this browser and for the server. */
export function recordView(productId: string): void {
  tell('view', [productId], tokenOfPage());
}

export function recordAdd(productIds: readonly string[]): void {
  if (productIds.length > 0) tell('add', productIds, pressedToken() ?? tokenOfPage());
}
