export const keptToCompare = (count: number): string =>
  count === 1
    ? 'You have one product to compare on this device. Tick Compare on another to see how they differ.'
    : `You have ${count} products to compare on this device.`;
export const howToCompare = 'Tick Compare on up to four products to see how they differ.';
export const compareSideBySide = 'Compare side by side';
export const showKept = (count: number): string => (count === 1 ? 'Show it' : 'Show them');

export const linkedProductsGone = 'The products in this link are no longer sold.';
export const linkedProductGone = 'A product in this link is no longer sold, so we left it out.';

export const dotsExplained = 'A gold dot marks each one. Green marks the best, where it can be measured.';

export const differs = 'Differs';
export const electricityRate = (centsPerKwh: number): string =>
  `Electricity at ${centsPerKwh}c a kWh, from the energy label`;
export const factsSource = 'Facts come from each maker’s specification';

export const countToCompare = (count: number | string): string => `${count} to compare`;
export const notLoaded = 'We could not load your comparison. It is saved on this device.';

export const whatItCosts = 'What it costs';
export const onlySome = (name: string): string => `${name}, some only`;
export const differsSuffix = ', differs';
export const notStated = 'Not stated';

export const toCompare = 'to compare';
export const addAnotherToCompare = 'Add another to compare.';
export const whatYouCompare = 'Your comparison';
export const clear = 'Clear';
export const theComparison = 'the comparison';
export const compareNumber = (count: number): string => `Compare ${count}`;

export const noLongerSold = (name: string): string =>
  `${name || 'A product'} is no longer sold, so we removed it from your comparison.`;

export const nothingDiffers = 'Nothing differs';
export const onlyWhatDiffers = 'Show differences only';

export const keptOnThisDevice = 'Saved on this device.';
export const keepTheseToCompare = 'Save this comparison';

export const linkCopied = 'Link copied. Anyone who opens it sees this comparison.';
export const linkNotCopied = 'Unable to copy the link. You can copy it from the address bar.';

export const compareMeta = 'Compare up to four products side by side.';
export const compareNamesMeta = (names: string): string => `Compare ${names}.`;
