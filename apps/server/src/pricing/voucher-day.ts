import { wallClock } from '@wattle/domain/stores';

/** The last time zone where the day ends: a gift card is valid until the end of its last day anywhere in Australia. */
const LAST_TIME_ZONE = 'Australia/Perth';

/** The date against which a gift card's expiry is checked. */
export const voucherDay = (nowMs: number): string => wallClock(LAST_TIME_ZONE, nowMs).date;
