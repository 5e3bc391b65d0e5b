export { flawsAtEveryWidth } from '../scripts/browser/axe.ts';
