import { accessorykit } from './accessorykit.ts';
import { actioncam } from './actioncam.ts';
import { aircon } from './aircon.ts';
import { aircooler } from './aircooler.ts';
import { airfryer } from './airfryer.ts';
import { allinone } from './allinone.ts';
import { avreceiver } from './avreceiver.ts';
import { blender } from './blender.ts';
import { cable } from './cable.ts';
import { camera } from './camera.ts';
import { canister } from './canister.ts';
import { carpetwasher } from './carpetwasher.ts';
import { charger } from './charger.ts';
import { chestfreezer } from './chestfreezer.ts';
import { cleaningkit } from './cleaningkit.ts';
import { console } from './console.ts';
import { cooker } from './cooker.ts';
import { cooktop } from './cooktop.ts';
import { dehumidifier } from './dehumidifier.ts';
import { desktop } from './desktop.ts';
import { dishwasher } from './dishwasher.ts';
import { doorbell } from './doorbell.ts';
import { drone } from './drone.ts';
import { dryer } from './dryer.ts';
import { earbuds } from './earbuds.ts';
import { ereader } from './ereader.ts';
import { espresso } from './espresso.ts';
import { fan } from './fan.ts';
import { fitnessband } from './fitnessband.ts';
import { foodprocessor } from './foodprocessor.ts';
import { fridge } from './fridge.ts';
import { gamepad } from './gamepad.ts';
import { garmentsteamer } from './garmentsteamer.ts';
import { giftcard } from './giftcard.ts';
import { grinder } from './grinder.ts';
import { hairclipper } from './hairclipper.ts';
import { hairdryer } from './hairdryer.ts';
import { headphones } from './headphones.ts';
import { heater } from './heater.ts';
import { iron } from './iron.ts';
import { kettle } from './kettle.ts';
import { keyboard } from './keyboard.ts';
import { laptop } from './laptop.ts';
import { laptopbag } from './laptopbag.ts';
import { lens } from './lens.ts';
import { memorycard } from './memorycard.ts';
import { microwave } from './microwave.ts';
import { monitor } from './monitor.ts';
import { mouse } from './mouse.ts';
import { multicooker } from './multicooker.ts';
import { oven } from './oven.ts';
import { partyspeaker } from './partyspeaker.ts';
import { phone } from './phone.ts';
import { phonecase } from './phonecase.ts';
import { podcoffee } from './podcoffee.ts';
import { portableac } from './portableac.ts';
import { portablespeaker } from './portablespeaker.ts';
import { powerbank } from './powerbank.ts';
import { printer } from './printer.ts';
import { projector } from './projector.ts';
import { purifier } from './purifier.ts';
import { rangehood } from './rangehood.ts';
import { ricecooker } from './ricecooker.ts';
import { robot } from './robot.ts';
import { router } from './router.ts';
import { sandwichpress } from './sandwichpress.ts';
import { scales } from './scales.ts';
import { securitycam } from './securitycam.ts';
import { shaver } from './shaver.ts';
import { slowcooker } from './slowcooker.ts';
import { smartbulb } from './smartbulb.ts';
import { smarthub } from './smarthub.ts';
import { sodamaker } from './sodamaker.ts';
import { soundbar } from './soundbar.ts';
import { speaker } from './speaker.ts';
import { ssd } from './ssd.ts';
import { standmixer } from './standmixer.ts';
import { stick } from './stick.ts';
import { straightener } from './straightener.ts';
import { streamer } from './streamer.ts';
import { tablet } from './tablet.ts';
import { toaster } from './toaster.ts';
import { toothbrush } from './toothbrush.ts';
import { toploader } from './toploader.ts';
import { towerfan } from './towerfan.ts';
import { turntable } from './turntable.ts';
import { tv } from './tv.ts';
import { tvbracket } from './tvbracket.ts';
import { vacuumbags } from './vacuumbags.ts';
import { vrheadset } from './vrheadset.ts';
import { washer } from './washer.ts';
import { washerdryer } from './washerdryer.ts';
import { watch } from './watch.ts';
import { waterfilter } from './waterfilter.ts';
import { webcam } from './webcam.ts';
import { winecabinet } from './winecabinet.ts';

/** Every kind of product that can be drawn. */
export const kinds = {
  accessorykit,
  actioncam,
  aircon,
  aircooler,
  airfryer,
  allinone,
  avreceiver,
  blender,
  cable,
  camera,
  canister,
  carpetwasher,
  charger,
  chestfreezer,
  cleaningkit,
  console,
  cooker,
  cooktop,
  dehumidifier,
  desktop,
  dishwasher,
  doorbell,
  drone,
  dryer,
  earbuds,
  ereader,
  espresso,
  fan,
  fitnessband,
  foodprocessor,
  fridge,
  gamepad,
  garmentsteamer,
  giftcard,
  grinder,
  hairclipper,
  hairdryer,
  headphones,
  heater,
  iron,
  kettle,
  keyboard,
  laptop,
  laptopbag,
  lens,
  memorycard,
  microwave,
  monitor,
  mouse,
  multicooker,
  oven,
  partyspeaker,
  phone,
  phonecase,
  podcoffee,
  portableac,
  portablespeaker,
  powerbank,
  printer,
  projector,
  purifier,
  rangehood,
  ricecooker,
  robot,
  router,
  sandwichpress,
  scales,
  securitycam,
  shaver,
  slowcooker,
  smartbulb,
  smarthub,
  sodamaker,
  soundbar,
  speaker,
  ssd,
  standmixer,
  stick,
  straightener,
  streamer,
  tablet,
  toaster,
  toothbrush,
  toploader,
  towerfan,
  turntable,
  tv,
  tvbracket,
  vacuumbags,
  vrheadset,
  washer,
  washerdryer,
  watch,
  waterfilter,
  webcam,
  winecabinet,
} as const;
