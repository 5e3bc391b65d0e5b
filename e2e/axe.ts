export { axeViolations, flawsAtEveryWidth } from '../scripts/browser/axe.ts';
