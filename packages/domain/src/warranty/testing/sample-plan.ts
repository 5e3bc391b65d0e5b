import type { WarrantyProduct } from '../../catalogue/entities.ts';

export const samplePlan = (id: string, duration: number, price: number): WarrantyProduct => ({
  id,
  erpProductId: `erp-${id}`,
  variants: [{ id: `v-${id}` }],
  name: `${duration}-year repair plan`,
  price,
  blGroupWarranty: { duration, description: '' },
});
