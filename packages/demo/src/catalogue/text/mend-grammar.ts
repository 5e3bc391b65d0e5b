/** Starts with a vowel sound: 8, 80 and 8.5; 11 and 18 but not 1,100; vowels except in 'USB', 'UV', 'one' and 'use'. */
const VOWEL = /\b([Aa]) (?=8|1[18](?![\d,])|(?!USB|UV|[Oo]ne\b|[Uu]se|[Uu]ni)[aeiouAEIOU])/g;
const ONE = /(?<![\d.,])1 (litre|metre|hour|year|month|week|minute|day|gram|level|speed|bottle|program)s\b/g;

/** Fixes articles and plurals after filling in figures: 'a 8-star', '1 litres'. */
export const mendGrammar = (sentence: string): string => sentence.replace(VOWEL, '$1n ').replace(ONE, '1 $1');
