/** The label's name for an appliance type, and the standard its figures are measured to. */
export type EnergyKind = { readonly type: string; readonly standard: string };

const COLD = 'AS/NZS 4474';
const WASHERS = 'AS/NZS 2040';
const DRYERS = 'AS/NZS 2442';

const fridge: EnergyKind = { type: 'Refrigerator', standard: COLD };

/** By family code. A product's own `energyType` and `energyStandard` take precedence. */
export const ENERGY_KINDS: Readonly<Record<string, EnergyKind>> = {
  barFridges: { type: 'Bar fridge', standard: COLD },
  bottomMountFridges: fridge,
  fourDoorFridges: fridge,
  frenchDoorFridges: fridge,
  sideBySideFridges: fridge,
  topMountFridges: fridge,
  chestFreezers: { type: 'Chest freezer', standard: COLD },
  uprightFreezers: { type: 'Freezer', standard: COLD },
  frontLoadWashers: { type: 'Clothes washer', standard: WASHERS },
  topLoadWashers: { type: 'Clothes washer', standard: WASHERS },
  washerDryers: { type: 'Washer dryer', standard: WASHERS },
  heatPumpDryers: { type: 'Heat pump dryer', standard: DRYERS },
  ventedDryers: { type: 'Clothes dryer', standard: DRYERS },
  dishwashers: { type: 'Dishwasher', standard: 'AS/NZS 2007' },
  televisions: { type: 'Television', standard: 'AS/NZS 62087' },
  monitors: { type: 'Computer monitor', standard: 'AS/NZS 5815' },
  splitSystems: { type: 'Air conditioner', standard: 'AS/NZS 3823' },
};
