import { cleanText } from './clean-text.ts';

export type EnquiryProduct = {
  readonly id: string;
  readonly name: string;
  readonly brandName: string;
  readonly path: string;
};

/** The first line of an enquiry. The form sends only text, so the text names the product [D-2-119]. */
export function enquiryOpening({ name, brandName }: Pick<EnquiryProduct, 'name' | 'brandName'>): string {
  const full = name.toLowerCase().startsWith(brandName.toLowerCase()) ? name : `${brandName} ${name}`;
  return `About the ${cleanText(full).replaceAll(/[<>]/g, '')}:\n`;
}

/** The shopper's text; empty when only the prefilled first line is there. */
export function enquiryText(text: string, opening: string): string {
  return cleanText(text) === cleanText(opening) ? '' : text;
}
