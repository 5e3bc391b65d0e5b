import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AtAddress } from '../../../testing/at-address.tsx';
import { SAMPLE_SHOP } from '../../../testing/sample-frame.ts';
import { RootDataProvider } from '../../page/root-data.ts';
import { HelpLink } from './help-link.tsx';

it.each([
  ['1300 975 707', 'href="tel:1300975707"', '>1300 975 707<'],
  ['', 'href="/articles/help/contact"', '>Contact us<'],
])('a shop with the telephone %j is reached by a link with words', (phone, link, words) => {
  const shop = { ...SAMPLE_SHOP, phone };
  const html = renderToStaticMarkup(
    <AtAddress address="/orders/find">
      <RootDataProvider value={{ baseUrl: '', widgetScripts: {}, shop }}>
        <HelpLink />
      </RootDataProvider>
    </AtAddress>,
  );
  expect(html).toContain(link);
  expect(html).toContain(words);
});
