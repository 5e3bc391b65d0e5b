import { CATEGORY } from '../measure/demo-paths.ts';
import type { GoalRow } from '../measure/goal-table.ts';
import { fetchRaw } from '../measure/raw-page.ts';
import { countElements } from './count-elements.ts';
import type { Served } from './served.ts';

/** `before` is from before the work on pages began. */
const HTML_KB = { before: 211, goal: 90 };
const ELEMENTS = { before: 1_823, goal: 1_200 };

/** HTML and elements of the category page. */
export async function weighCategory({ url }: Served): Promise<GoalRow[]> {
  const { body } = await fetchRaw(`${url}${CATEGORY}`, 'identity');
  return [
    { what: 'category', unit: 'HTML kB', now: body.length / 1000, ...HTML_KB },
    { what: 'category', unit: 'elements', now: countElements(body.toString()), ...ELEMENTS },
  ];
}
