import { failed, rejected, success } from '@wattle/domain/results';
import { expect, it } from 'vitest';
import { type StageOptions, setUpStage } from '../../../testing/set-up-stage.ts';
import { BRUNSWICK } from '../../../testing/stores/sample-localities.ts';
import { DELIVERY_ANSWERS } from '../../features/catalogue/product/delivery/testing/delivery-answers.ts';
import { openProduct, waysOf } from '../../features/catalogue/product/testing/product-stage.ts';

const open = setUpStage();
const IN_BRUNSWICK: StageOptions = {
  geolocation: { latitude: -37.767, longitude: 144.9585 },
  permissions: ['geolocation'],
};

async function locate({ answers, ...options }: StageOptions) {
  const { page, stage } = await openProduct(open, { ...options, answers: { ...DELIVERY_ANSWERS, ...answers } });
  await waysOf(page).getByRole('button', { name: 'Set suburb' }).click();
  const ask = () => page.getByRole('dialog').getByRole('button', { name: 'Use my location' }).click();
  await ask();
  return { page, stage, ask, said: page.getByRole('dialog').getByRole('status') };
}

it('the shopper’s own place is of no use where no suburb is near, may fail in other ways, and is taken from the browser [C-8-46 C-8-48 D-8-07 D-8-09]', async () => {
  const { page, stage, ask, said } = await locate({
    ...IN_BRUNSWICK,
    answers: { findLocality: rejected({ code: 'LOCALITY_NOT_FOUND' }) },
  });
  await said.getByText('Your location can not be used, please try the text field', { exact: true }).waitFor();
  stage.answer({ findLocality: failed('UNAVAILABLE') });
  await ask();
  await said.getByText('Something went wrong, please try again or use the text field', { exact: true }).waitFor();
  stage.answer({ findLocality: success(BRUNSWICK) });
  await ask();
  await waysOf(page)
    .getByText(/Brunswick/)
    .first()
    .waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it('the shopper’s own place is not taken where the browser refuses [C-8-45 D-8-06]', async () => {
  const { said } = await locate({ permissions: [] });
  await said.getByText('Your browser has blocked location services', { exact: true }).waitFor();
});

it('the shopper’s own place is not known to every browser [C-8-47 D-8-08]', async () => {
  const { said } = await locate({
    before: (page) => page.addInitScript(() => Object.defineProperty(navigator, 'geolocation', { value: undefined })),
  });
  await said.getByText('Your browser does not support this feature', { exact: true }).waitFor();
});
