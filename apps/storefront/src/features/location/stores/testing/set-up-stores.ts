import { type StagedPage, type StageOptions, setUpStage } from '../../../../../testing/set-up-stage.ts';
import { STORE_ANSWERS } from '../../../../../testing/stores/store-answers.ts';

/** Opens the store finder or a store page. */
export function setUpStores(): (path?: string, options?: StageOptions) => Promise<StagedPage> {
  const open = setUpStage();
  return (path = '/stores', { answers, ...options } = {}) =>
    open(path, { ...options, answers: { ...STORE_ANSWERS, ...answers } });
}
