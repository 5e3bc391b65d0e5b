import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from './button.tsx';

describe('Button', () => {
  it('does not submit a form unless it is told to', () => {
    expect(renderToStaticMarkup(<Button>Add</Button>)).toContain('type="button"');
    expect(renderToStaticMarkup(<Button type="submit">Pay</Button>)).toContain('type="submit"');
  });

  it('holds both its labels while it can work, and shows and speaks one of them', () => {
    const label = (loading: boolean) =>
      renderToStaticMarkup(
        <Button loading={loading} loadingLabel="Adding…">
          Add to cart
        </Button>,
      );
    expect(label(false)).toMatch(/aria-hidden="false">Add to cart<\/span><span[^>]*aria-hidden="true">.*Adding…/);
    expect(label(false)).not.toContain('aria-busy');
    expect(label(true)).toMatch(/aria-hidden="true">Add to cart<\/span><span[^>]*aria-hidden="false">.*Adding…/);
    expect(label(true)).toMatch(/aria-busy="true" aria-disabled="true"/);
  });
});
