import { type FitAnswer, type FitNeeds, type FitSide, neededSpace } from '@wattle/domain/fit';
import { groupDigits } from '@wattle/domain/numbers';
import { listWords } from './list-words.ts';

const mm = (length: number): string => `${groupDigits(length)} mm`;

const ACROSS: Readonly<Record<FitSide, string>> = { width: 'wide', height: 'high', depth: 'deep' };
/** Below this, the gap is only room to slide the appliance in, not ventilation. */
const AIR_FROM_MM = 5;

/** What the fit check covers, before anything is typed. */
export function introWords({ noun, isBuiltIn }: FitNeeds): string {
  return `Enter the space you have. We check the ${noun}${isBuiltIn ? '' : ' and the air around it'}.`;
}

/**
 * The space an appliance needs: 'It takes a space 948 mm wide and 1,830 mm high: 20 mm of air on each side and 50 mm
 * above.'
 */
export function neededWords(needs: FitNeeds): string {
  const needed = neededSpace(needs);
  const sides: readonly FitSide[] = needs.isBuiltIn ? ['width', 'height', 'depth'] : ['width', 'height'];
  const air = airWords(needs);
  return `It takes a space ${listWords(sides.map((side) => `${mm(needed[side])} ${ACROSS[side]}`))}${air && `: ${air}`}.`;
}

function airWords({ sideMm, aboveMm, behindMm }: FitNeeds): string {
  const parts: readonly (readonly [number, string])[] = [
    [sideMm, 'on each side'],
    [aboveMm, 'above'],
    [behindMm, 'behind'],
  ];
  const air = parts.filter(([length]) => length >= AIR_FROM_MM);
  return listWords(air.map(([length, place], index) => `${mm(length)}${index === 0 ? ' of air' : ''} ${place}`));
}

export const doorwayWords = (doorwayMm: number): string => `It fits through a doorway of ${mm(doorwayMm)} or more.`;

export type VerdictWords = { readonly tone: 'yes' | 'no'; readonly lead: string; readonly rest: string };

/** 'Yes, with 2 mm to spare. 21 mm each side and 60 mm above. It stands 28 mm proud of a 720 mm deep space.' */
export function verdictWords(needs: FitNeeds, answer: FitAnswer): VerdictWords {
  if (!answer.fits) {
    const more = answer.missing.map(({ side, byMm }) => `${mm(byMm)} more ${side}`);
    return { tone: 'no', lead: `No, it needs ${listWords(more)}.`, rest: neededWords(needs) };
  }
  return { tone: 'yes', lead: leadWords(answer), rest: restWords(needs, answer) };
}

function leadWords({ unknown, spareMm }: FitAnswer): string {
  if (unknown.length > 0) return 'Yes, so far.';
  return spareMm === 0 ? 'Yes, exactly.' : `Yes, with ${mm(spareMm)} to spare.`;
}

function restWords({ behindMm, depthMm }: FitNeeds, answer: FitAnswer): string {
  const { eachSideMm, aboveMm, proudMm, unknown } = answer;
  const air = [
    ...(eachSideMm === null ? [] : [`${mm(eachSideMm)} each side`]),
    ...(aboveMm === null ? [] : [`${mm(aboveMm)} above`]),
  ];
  const deep = depthMm + behindMm - proudMm;
  const behind = behindMm > 0 ? `, with ${mm(behindMm)} behind it` : '';
  return [
    air.length > 0 ? `${listWords(air)}.` : '',
    proudMm > 0 ? `It stands ${mm(proudMm)} proud of a ${mm(deep)} deep space${behind}.` : '',
    unknown.length > 0 ? `Enter the ${listWords(unknown)} too.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}
