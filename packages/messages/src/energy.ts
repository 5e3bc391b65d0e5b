export const starsOf = (of: number): string => `stars of ${of}`;
export const labelHeading = 'ENERGY RATING';
export const labelStarsHint = 'The more stars, the less energy it uses';
export const yourOwnUseWillVary = 'Your own use will vary.';
export const testedTo = (standard: string): string => `Tested to ${standard}. Your own use will vary.`;
export const labelLink = 'Compare models at energyrating.gov.au';

export const whatTheLabelMeans = 'What the label means';
