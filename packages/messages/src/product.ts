export const variantSoldOut = (variantName: string): string => `${variantName} is sold out. Choose another above.`;

export const pricePromise = 'Price promise: found it for less? We match it.';
export const returnPromise = '30 days to change your mind, even unboxed.';

export const modelNumber = (productSku: string): string => `Model ${productSku}`;

export const zoomSuffix = ', zoom';

export const buy = 'Buy';

export const previousPicture = 'Previous picture';
export const pictureOf = (position: number, count: number): string => `${position} of ${count}`;
export const nextPicture = 'Next picture';

export const repairPlan = 'Repair Plan';
export const none = 'None';
export const includedCoverOnly = 'Included cover only';

export const goesWithIt = 'Goes with it';

export const youMayAlsoLike = 'You may also like';

export const buyIt = 'Buy it';

export const showThisOne = 'Show this one';
export const soldOut = 'Sold out';
export const inStock = 'In stock';
export const orderedInForYou = 'Ordered in for you';

export const turnAround = 'Turn 360°';

export const pictures = 'Pictures';
