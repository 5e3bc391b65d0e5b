import { changeAlerts, createAlert } from '@wattle/domain/alerts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AlertItems } from './alert-items.tsx';
import { AlertRegion } from './alerts-provider.tsx';

const list = ['First', 'Second'].reduce(
  (shown, content, index) =>
    changeAlerts(shown, { kind: 'add', alert: createAlert(`a${index}`, { content, type: 'ERROR' }), now: 0 }),
  changeAlerts<string>([], { kind: 'tick', now: 0 }),
);

describe('alerts', () => {
  it('is a polite live region that is there before anything is said', () => {
    expect(renderToStaticMarkup(<AlertRegion />)).toMatch(/<ul aria-live="polite"[^>]*><\/ul>/);
  });

  it('shows the newest last, each with its time and a way to dismiss it', () => {
    const html = renderToStaticMarkup(<AlertItems list={list} onChange={() => {}} />);
    expect(html.indexOf('First')).toBeLessThan(html.indexOf('Second'));
    expect(html.match(/aria-label="Dismiss"/g)).toHaveLength(2);
    expect(html).toContain('--duration:6000ms');
  });
});
