import { describe, expect, it } from 'vitest';
import { withoutScripts } from './without-scripts.ts';

describe('withoutScripts', () => {
  it('keeps words and styles, and drops what would run', () => {
    const page =
      '<head><link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/part.css" disabled>' +
      '<link rel="modulepreload" href="/a.js"/></head>' +
      '<body><p>Hi</p><script>a()\nb()</script><script type="module" async="">import "/a.js"</script></body>';
    expect(withoutScripts(page)).toBe('<head><link rel="stylesheet" href="/a.css"/></head><body><p>Hi</p></body>');
  });
});
