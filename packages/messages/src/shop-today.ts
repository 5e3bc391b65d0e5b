import { wallClock } from '@wattle/domain/stores';
import { SHOP_TIME_ZONE } from './shop-day.ts';

/** Today where the shop is, as yyyy-mm-dd. */
export const shopToday = (nowMs: number): string => wallClock(SHOP_TIME_ZONE, nowMs).date;
