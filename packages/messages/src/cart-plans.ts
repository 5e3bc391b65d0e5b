export const priceEach = (price: string, qty: number): string => (qty > 1 ? `${price} each` : price);
export const noRepairPlan = 'No repair plan';
export const includedCoverOnly = 'Included cover only';
export const repairPlan = 'Repair plan';
export const planFor = (name: string, start: string | null): string =>
  `For ${name}.${start === null ? '' : ` A plan starts ${start}.`}`;
export const repairPlanFor = (name: string): string => `Repair plan for ${name}`;
