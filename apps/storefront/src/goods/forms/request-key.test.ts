import { describe, expect, it } from 'vitest';
import { createRequestKeys } from './request-key.ts';
import { tellAnalytics } from './tell-analytics.ts';

describe('the key of a sending', () => {
  it('is the same for the same words, and another for others', () => {
    const keyOf = createRequestKeys();
    const first = keyOf({ enquiry: 'a' });
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(keyOf({ enquiry: 'a' })).toBe(first);
    expect(keyOf({ enquiry: 'b' })).not.toBe(first);
  });

  it('is another in another form', () => {
    expect(createRequestKeys()({})).not.toBe(createRequestKeys()({}));
  });
});

describe('tellAnalytics', () => {
  it('adds the event of an enquiry to what is there [D-4-40]', () => {
    const page = { dataLayer: [{ event: 'page_view' }] as unknown[] };
    tellAnalytics('enquiry', page);
    expect(page.dataLayer).toEqual([{ event: 'page_view' }, { event: 'form_submit', form_name: 'enquiry' }]);
  });

  it('begins a list where there is none, and tells of no other form', () => {
    const page: { dataLayer?: unknown[] } = {};
    tellAnalytics('subscription', page);
    expect(page.dataLayer).toBeUndefined();
    tellAnalytics('enquiry', page);
    expect(page.dataLayer).toHaveLength(1);
  });
});
