import { PRODUCT_EVENTS, type ProductEvent } from '@wattle/domain';
import type { PredictRequest } from './port.ts';

/** What a recommendation was asked for: nothing about who asked. */
export type Attribution = {
  readonly eventType: ProductEvent;
  readonly productIds: readonly string[];
  readonly categoryIds: readonly string[];
};

/** It travels in addresses, so a long cart is cut. */
const IDS_MAX = 10;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** The same question always has the same token. */
export function writeAttributionToken({ eventType, productIds, categoryIds }: PredictRequest): string {
  const asked = [1, eventType, productIds.slice(0, IDS_MAX), categoryIds.slice(0, IDS_MAX)];
  return Buffer.from(JSON.stringify(asked)).toString('base64url');
}

/** What a token says; nothing when it is not one of ours. */
export function readAttributionToken(token: string): Attribution | undefined {
  try {
    const asked: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    if (!Array.isArray(asked)) return undefined;
    const [version, type, productIds, categoryIds]: unknown[] = asked;
    const eventType = PRODUCT_EVENTS.find((one) => one === type);
    if (version !== 1 || !eventType || !isTexts(productIds) || !isTexts(categoryIds)) return undefined;
    return { eventType, productIds, categoryIds };
  } catch {
    return undefined;
  }
}
