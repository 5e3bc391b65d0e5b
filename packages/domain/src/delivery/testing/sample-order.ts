import type { DeliveredProduct, EstimateInput } from '../estimate-delivery.ts';
import { SAMPLE_HOLIDAYS, SAMPLE_RULES } from './sample-rules.ts';

export const KETTLE: DeliveredProduct = {
  functionalType: 'basic',
  state: 'current',
  saleMode: null,
  preorderDateTime: null,
  releaseDateTime: null,
  soldOut: false,
  hasStockOnHand: true,
  bigAndBulky: false,
  price: 59,
  enquiryOnly: false,
};

export const MELBOURNE = { postcode: '3056', state: 'VIC' } as const;
export const BENDIGO = { postcode: '3550', state: 'VIC' } as const;
export const PERTH = { postcode: '6000', state: 'WA' } as const;
export const DARWIN = { postcode: '0800', state: 'NT' } as const;

export const secondsAt = (moment: string): number => Date.parse(moment) / 1000;

/** A kettle ordered to Melbourne at a given time. */
export const sampleOrder = (moment: string, own: Partial<EstimateInput> = {}): EstimateInput => ({
  product: KETTLE,
  locality: MELBOURNE,
  rules: SAMPLE_RULES,
  publicHolidays: SAMPLE_HOLIDAYS,
  nowSeconds: secondsAt(moment),
  ...own,
});
