/** The clearances an appliance type needs, in millimetres. */
export type FitRule = {
  /** The noun in a sentence. */
  readonly noun: string;
  /** On each side. */
  readonly sideMm: number;
  readonly aboveMm: number;
  readonly behindMm: number;
  /** Built into cabinetry: it must not protrude. */
  readonly isBuiltIn: boolean;
};

const standing = (noun: string, sideMm: number, aboveMm: number, behindMm: number): FitRule => ({
  noun,
  sideMm,
  aboveMm,
  behindMm,
  isBuiltIn: false,
});
const builtIn = (noun: string, sideMm: number, aboveMm: number, behindMm: number): FitRule => ({
  ...standing(noun, sideMm, aboveMm, behindMm),
  isBuiltIn: true,
});

/** Room for the lid to open. */
const LID = 400;
/** Room for hoses and a tap behind the machine. */
const HOSES = 50;

const fridge = standing('fridge', 20, 50, 0);

/** By family code; families not listed fit anywhere, or need individual planning. */
export const FIT_RULES: Readonly<Record<string, FitRule>> = {
  barFridges: standing('fridge', 20, 20, 20),
  bottomMountFridges: fridge,
  fourDoorFridges: fridge,
  frenchDoorFridges: fridge,
  sideBySideFridges: fridge,
  topMountFridges: fridge,
  wineFridges: fridge,
  uprightFreezers: { ...fridge, noun: 'freezer' },
  chestFreezers: standing('freezer', 20, LID, 20),
  frontLoadWashers: standing('washer', 10, 0, HOSES),
  topLoadWashers: standing('washer', 10, LID, HOSES),
  washerDryers: standing('washer dryer', 10, 0, HOSES),
  heatPumpDryers: standing('dryer', 10, 10, HOSES),
  ventedDryers: standing('dryer', 10, 50, 100),
  dishwashers: builtIn('dishwasher', 1, 0, 0),
  builtInOvens: builtIn('oven', 2, 3, 0),
  freestandingCookers: standing('cooker', 2, 600, 0),
  microwaves: standing('microwave', 50, 150, 50),
  airFryers: standing('air fryer', 50, 100, 100),
  espressoMachines: standing('machine', 20, 50, 0),
  televisions: standing('television', 50, 50, 0),
};
