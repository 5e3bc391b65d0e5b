import { footerSchema, menuFeaturesSchema } from '../../import/menu-rows.ts';

/** Settings of the page frame. The frame works without missing or invalid ones. */
export const readFooterColumns = (setting: unknown) => footerSchema.catch([]).parse(setting);
export const readMenuFeatures = (setting: unknown) => menuFeaturesSchema.catch({}).parse(setting);
