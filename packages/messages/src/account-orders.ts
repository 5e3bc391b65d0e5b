export const titleAndMore = (title: string, others: number): string => `${title} and ${others} more`;
export const ofOrder = (number: string): string => `of order ${number}`;
export const whatWasIn = (number: string): string => `what was in order ${number}`;
export const orderNumbered = (number: string): string => `Order ${number}`;
export const placed = (placedAt: string): string => `Placed ${placedAt}`;
export const orderCount = (total: number, page: number): string =>
  `${total === 1 ? '1 order' : `${total} orders`}, page ${page}`;
