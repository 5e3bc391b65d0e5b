import type { BrandRow } from './brand-profile.ts';

/** Makers of what stands on a bench or in a bathroom drawer. */
export const KITCHEN_BRANDS: readonly BrandRow[] = [
  ['solenne', 'Solenne', 3, 'Turin', 'Italy', 'S{L}-{n}{c}', 2, 'Coffee machines, kettles and blenders from Turin. Brass boilers, steel bodies, and a service manual anyone may read.'],
  ['frenchmans-cap', 'Frenchman’s Cap', 2, 'Queenstown', 'Australia', 'FC-{L}{n}', 2, 'Plungers, grinders and kettles from the west of Tasmania, made for coffee that is brewed slowly.'],
  ['dolcemonte', 'Dolcemonte', 2, 'Bergamo', 'Italy', 'DM{n}{L}{c}', 2, 'Pump and automatic coffee machines from Bergamo that heat in under a minute and rinse themselves.'],
  ['foundry-lane', 'Foundry Lane', 2, 'Geelong', 'Australia', 'FL{L}{n}{c}', 2, 'Bench appliances in die-cast metal from an old iron foundry in Geelong. Every cord is 1 metre and a bit.'],
  ['bellbird', 'Bellbird', 1, 'Bathurst', 'Australia', 'BB{L}-{n}{c}', 1, 'Kettles and toasters that match, in colours that do not shout.'],
  ['pestle-and-rye', 'Pestle & Rye', 2, 'Bendigo', 'Australia', 'PR{n}{L}{c}', 3, 'Mixers, processors and slow things from Bendigo, by bakers who wanted a bowl that holds two loaves.'],
  ['wirra', 'Wirra', 1, 'Toowoomba', 'Australia', 'W{L}{n}{c}', 1, 'Air fryers, blenders and sandwich presses that fit in one cupboard and the dishwasher.'],
  ['copperline', 'Copperline', 2, 'Burra', 'Australia', 'CL-{n}{L}', 2, 'Rice cookers, slow cookers and multicookers with thick copper-clad bowls.'],
  ['okoge', 'Okoge', 3, 'Niigata', 'Japan', 'OK{n}-{L}{c}', 2, 'Rice cookers and grain kettles from Niigata, where the rice comes from.'],
  ['lune', 'Lune', 2, 'Lille', 'France', 'LN{L}{n}{c}', 2, 'Hair dryers and stylers from Lille with real ceramic, swivel cords and a weight printed on the box.'],
  ['sorrelle', 'Sorrelle', 1, 'Brescia', 'Italy', 'SR{n}{L}', 2, 'Hair care for bathrooms with one power point and three sisters.'],
  ['barberry', 'Barberry', 3, 'Solingen', 'Germany', 'BY-{L}{n}', 2, 'Shavers and trimmers from Solingen. Blades are ground there, and replaced here by post.'],
  ['clipperton', 'Clipperton', 1, 'Ballarat', 'Australia', 'CT{L}{n}', 1, 'Trimmers and clippers for home haircuts, with guards that stay on.'],
  ['pearlwell', 'Pearlwell', 2, 'Basel', 'Switzerland', 'PW{n}{L}{c}', 2, 'Electric toothbrushes from Basel, developed with a dental school and charged once a month.'],
  ['tidewell', 'Tidewell', 1, 'Newcastle', 'Australia', 'TW{L}{n}', 1, 'Plain electric toothbrushes and flossers whose heads cost less than a coffee.'],
  ['drapery-row', 'Drapery Row', 2, 'Manchester', 'England', 'DR{n}{L}', 2, 'Irons, steamers and presses from Manchester with soleplates that never stick and tanks you can see into.'],
];
