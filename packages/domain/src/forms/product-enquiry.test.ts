import { describe, expect, it } from 'vitest';
import { checkEnquiryForm } from './marketing-forms.ts';
import { enquiryOpening, enquiryText } from './product-enquiry.ts';

const MIA = { firstName: 'Mia', lastName: 'Tran', email: 'mia@example.com' };

describe('an enquiry about a product', () => {
  const opening = enquiryOpening({ name: '637L French door fridge', brandName: 'Nordholm' });

  it('names it', () => {
    expect(opening).toBe('About the Nordholm 637L French door fridge:\n');
    expect(enquiryOpening({ name: 'Nordholm NF637', brandName: 'Nordholm' })).toBe('About the Nordholm NF637:\n');
  });

  it('can be sent, whatever the product is called', () => {
    const odd = enquiryOpening({ name: 'Fridge <2026>', brandName: 'A' });
    expect(checkEnquiryForm({ ...MIA, enquiry: `${odd}Does it fit?` })).toMatchObject({
      value: { enquiry: 'About the A Fridge 2026:\nDoes it fit?' },
    });
  });

  it('is no enquiry until something is asked', () => {
    expect(enquiryText(opening, opening)).toBe('');
    expect(enquiryText(`${opening} \n`, opening)).toBe('');
    expect(enquiryText(`${opening}Does it fit?`, opening)).toBe(`${opening}Does it fit?`);
    expect(enquiryText('Does it fit?', '')).toBe('Does it fit?');
  });
});
