import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Switch } from './switch.tsx';

const html = (busy: boolean) =>
  renderToStaticMarkup(<Switch label="News" about="One email a week" checked busy={busy} onChange={() => {}} />);

it('is a switch with its name and the line about it', () => {
  const text = html(false);
  expect(text).toContain('role="switch"');
  const [, id] = /aria-labelledby="([^"]+)-label"/.exec(text) ?? [];
  expect(text).toContain(`id="${id}-label">News`);
  expect(text).toContain(`aria-describedby="${id}-about"`);
  expect(text).not.toContain('aria-busy');
});

it('says that it is being saved', () => {
  expect(html(true)).toContain('aria-busy="true"');
});
