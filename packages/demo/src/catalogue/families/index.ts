import type { FamilyRecipe } from '../recipe/define-family.ts';
import { earbuds } from './av/earbuds.ts';
import { headphones } from './av/headphones.ts';
import { hiFi } from './av/hi-fi.ts';
import { portableSpeakers } from './av/portable-speakers.ts';
import { projectorsAndStreamers } from './av/projectors-and-streamers.ts';
import { soundbars } from './av/soundbars.ts';
import { televisions } from './av/televisions.ts';
import { hairCare } from './care/hair-care.ts';
import { shavers } from './care/shavers.ts';
import { toothbrushes } from './care/toothbrushes.ts';
import { airPurifiers } from './climate/air-purifiers.ts';
import { fans } from './climate/fans.ts';
import { heaters } from './climate/heaters.ts';
import { portableCoolers } from './climate/portable-coolers.ts';
import { splitSystems } from './climate/split-systems.ts';
import { barFridges } from './cold/bar-fridges.ts';
import { bottomMountFridges } from './cold/bottom-mount-fridges.ts';
import { chestFreezers } from './cold/chest-freezers.ts';
import { fourDoorFridges } from './cold/four-door-fridges.ts';
import { frenchDoorFridges } from './cold/french-door-fridges.ts';
import { sideBySideFridges } from './cold/side-by-side-fridges.ts';
import { topMountFridges } from './cold/top-mount-fridges.ts';
import { uprightFreezers } from './cold/upright-freezers.ts';
import { wineFridges } from './cold/wine-fridges.ts';
import { desktops } from './computing/desktops.ts';
import { drives } from './computing/drives.ts';
import { eReaders } from './computing/e-readers.ts';
import { keyboardsAndMice } from './computing/keyboards-and-mice.ts';
import { laptops } from './computing/laptops.ts';
import { monitors } from './computing/monitors.ts';
import { phones } from './computing/phones.ts';
import { printers } from './computing/printers.ts';
import { routers } from './computing/routers.ts';
import { smartWatches } from './computing/smart-watches.ts';
import { tablets } from './computing/tablets.ts';
import { builtInOvens } from './cooking/built-in-ovens.ts';
import { dishwashers } from './cooking/dishwashers.ts';
import { electricCooktops } from './cooking/electric-cooktops.ts';
import { freestandingCookers } from './cooking/freestanding-cookers.ts';
import { gasCooktops } from './cooking/gas-cooktops.ts';
import { microwaves } from './cooking/microwaves.ts';
import { rangehoods } from './cooking/rangehoods.ts';
import { applianceCare } from './extras/appliance-care.ts';
import { bagsAndCases } from './extras/bags-and-cases.ts';
import { cables } from './extras/cables.ts';
import { chargers } from './extras/chargers.ts';
import { giftCards } from './extras/gift-cards.ts';
import { gifts } from './extras/gifts.ts';
import { tvBrackets } from './extras/tv-brackets.ts';
import { vacuumParts } from './extras/vacuum-parts.ts';
import { waterFilters } from './extras/water-filters.ts';
import { barrelVacuums } from './floors/barrel-vacuums.ts';
import { robotVacuums } from './floors/robot-vacuums.ts';
import { stickVacuums } from './floors/stick-vacuums.ts';
import { airFryers } from './kitchen/air-fryers.ts';
import { benchCookers } from './kitchen/bench-cookers.ts';
import { blenders } from './kitchen/blenders.ts';
import { coffeeMakers } from './kitchen/coffee-makers.ts';
import { espressoMachines } from './kitchen/espresso-machines.ts';
import { kettles } from './kitchen/kettles.ts';
import { mixersAndProcessors } from './kitchen/mixers-and-processors.ts';
import { scales } from './kitchen/scales.ts';
import { sodaMakers } from './kitchen/soda-makers.ts';
import { toasters } from './kitchen/toasters.ts';
import { frontLoadWashers } from './laundry/front-load-washers.ts';
import { heatPumpDryers } from './laundry/heat-pump-dryers.ts';
import { irons } from './laundry/irons.ts';
import { topLoadWashers } from './laundry/top-load-washers.ts';
import { ventedDryers } from './laundry/vented-dryers.ts';
import { washerDryers } from './laundry/washer-dryers.ts';
import { cameras } from './play/cameras.ts';
import { consoles } from './play/consoles.ts';
import { gameControllers } from './play/game-controllers.ts';
import { lenses } from './play/lenses.ts';
import { securityCameras } from './smart/security-cameras.ts';
import { smartHome } from './smart/smart-home.ts';

/** Every family that has makers of its own. */
export const FAMILY_RECIPES: readonly FamilyRecipe[] = [
  barFridges,
  bottomMountFridges,
  chestFreezers,
  fourDoorFridges,
  frenchDoorFridges,
  sideBySideFridges,
  topMountFridges,
  uprightFreezers,
  wineFridges,
  frontLoadWashers,
  heatPumpDryers,
  irons,
  topLoadWashers,
  ventedDryers,
  washerDryers,
  builtInOvens,
  dishwashers,
  electricCooktops,
  freestandingCookers,
  gasCooktops,
  microwaves,
  rangehoods,
  earbuds,
  headphones,
  hiFi,
  portableSpeakers,
  projectorsAndStreamers,
  soundbars,
  televisions,
  desktops,
  drives,
  eReaders,
  keyboardsAndMice,
  laptops,
  monitors,
  phones,
  printers,
  routers,
  smartWatches,
  tablets,
  barrelVacuums,
  robotVacuums,
  stickVacuums,
  airFryers,
  benchCookers,
  blenders,
  coffeeMakers,
  espressoMachines,
  kettles,
  mixersAndProcessors,
  scales,
  sodaMakers,
  toasters,
  airPurifiers,
  fans,
  heaters,
  portableCoolers,
  splitSystems,
  hairCare,
  shavers,
  toothbrushes,
  securityCameras,
  smartHome,
  cameras,
  consoles,
  gameControllers,
  lenses,
  applianceCare,
  bagsAndCases,
  cables,
  chargers,
  giftCards,
  gifts,
  tvBrackets,
  vacuumParts,
  waterFilters,
];
