import { defineFamily, type FamilyLogic, type FamilyRecipe } from '../recipe/define-family.ts';
import { readSheet } from '../recipe/read-sheet.ts';
import { ACCESSORIES } from './accessories.ts';
import { AUDIO } from './audio.ts';
import { BENCH } from './bench.ts';
import { BREAKFAST } from './breakfast.ts';
import { BUILT_IN } from './built-in.ts';
import { CARE } from './care.ts';
import { CLEANING } from './cleaning.ts';
import { CLIMATE } from './climate.ts';
import { COMPUTERS } from './computers.ts';
import { DESK } from './desk.ts';
import { FREEZERS_AND_BARS } from './freezers-and-bars.ts';
import { FRIDGES } from './fridges.ts';
import { LAUNDRY } from './laundry.ts';
import { MOBILE } from './mobile.ts';
import { OVENS } from './ovens.ts';
import { PLAY } from './play.ts';
import { SCREENS } from './screens.ts';
import { SMART } from './smart.ts';
import { SPARE_PARTS } from './spare-parts.ts';

const LOGIC: Readonly<Record<string, FamilyLogic>> = {
  ...{ ...FRIDGES, ...FREEZERS_AND_BARS, ...LAUNDRY, ...CLEANING, ...OVENS, ...BUILT_IN, ...BENCH, ...BREAKFAST },
  ...{ ...AUDIO, ...SCREENS, ...COMPUTERS, ...DESK, ...MOBILE, ...SMART, ...PLAY, ...CLIMATE, ...CARE },
  ...{ ...ACCESSORIES, ...SPARE_PARTS },
};

/** The order determines product numbers, so add new families at the end. */
const CODES = `
  barFridges bottomMountFridges chestFreezers fourDoorFridges frenchDoorFridges sideBySideFridges topMountFridges
  uprightFreezers wineFridges
  frontLoadWashers heatPumpDryers irons topLoadWashers ventedDryers washerDryers
  builtInOvens dishwashers electricCooktops freestandingCookers gasCooktops microwaves rangehoods
  earbuds headphones hiFi portableSpeakers projectorsAndStreamers soundbars televisions
  desktops drives eReaders keyboardsAndMice laptops monitors phones printers routers smartWatches tablets
  barrelVacuums robotVacuums stickVacuums
  airFryers benchCookers blenders coffeeMakers espressoMachines kettles mixersAndProcessors scales sodaMakers toasters
  airPurifiers fans heaters portableCoolers splitSystems
  hairCare shavers toothbrushes
  securityCameras smartHome
  cameras consoles gameControllers lenses
  applianceCare bagsAndCases cables chargers giftCards gifts tvBrackets vacuumParts waterFilters`;

function makeFamily(code: string): FamilyRecipe {
  const logic = LOGIC[code];
  if (logic === undefined) throw new Error(`Nobody makes ${code}.`);
  return defineFamily(code, readSheet(code), logic);
}

/** Every family: its written sheet plus the code that derives its figures. */
export const FAMILY_RECIPES: readonly FamilyRecipe[] = CODES.trim().split(/\s+/).map(makeFamily);
