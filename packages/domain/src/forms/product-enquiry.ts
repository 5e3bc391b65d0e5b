import { cleanText } from './clean-text.ts';

export type EnquiryProduct = {
  readonly id: string;
  readonly name: string;
  readonly brandName: string;
  readonly path: string;
};

/** How an enquiry about a product begins. The form sends nothing but its text, so the product is named in it [D-2-119]. */
export function enquiryOpening({ name, brandName }: Pick<EnquiryProduct, 'name' | 'brandName'>): string {
  const full = name.toLowerCase().startsWith(brandName.toLowerCase()) ? name : `${brandName} ${name}`;
  return `About the ${cleanText(full).replaceAll(/[<>]/g, '')}:\n`;
}

/** What the shopper wrote: the opening alone is no enquiry. */
export function enquiryText(text: string, opening: string): string {
  return cleanText(text) === cleanText(opening) ? '' : text;
}
