/**
 * The star curve of the Australian energy label: each star cuts the base energy use by the same share. `part`
 * moves the figure within its half star, since measured figures vary.
 */
const labelled = (baseKwh: number, reduction: number, stars: number, part: number): number =>
  Math.round(baseKwh * (1 - reduction) ** (stars - 1 + part * 0.45));

/** A fridge or freezer; a litre of freezer counts 1.6 times. */
export const fridgeKwh = (fridgeL: number, freezerL: number, stars: number, part: number): number =>
  labelled(150 + 8.8 * (fridgeL + 1.6 * freezerL) ** 0.67, 0.23, stars, part);

export const freezerKwh = (freezerL: number, stars: number, part: number): number =>
  labelled(150 + 7.5 * (1.6 * freezerL) ** 0.67, 0.23, stars, part);

export const washerKwh = (capacityKg: number, stars: number, part: number): number =>
  labelled(115 * capacityKg, 0.27, stars, part);

export const dryerKwh = (capacityKg: number, stars: number, part: number): number =>
  labelled(53 * capacityKg, 0.15, stars, part);

export const dishwasherKwh = (places: number, stars: number, part: number): number =>
  labelled(48 * places, 0.3, stars, part);

/** Screen area in square centimetres from the diagonal and the aspect ratio. */
export function screenAreaCm2(inches: number, wide = 16, high = 9): number {
  const diagonal = inches * 2.54;
  return (diagonal * diagonal * wide * high) / (wide * wide + high * high);
}

export const televisionKwh = (inches: number, stars: number, part: number): number =>
  labelled(65.4 + 0.0934 * screenAreaCm2(inches), 0.2, stars, part);

export const monitorKwh = (areaCm2: number, stars: number, part: number): number =>
  labelled(52 + 0.1 * areaCm2, 0.2, stars, part);
