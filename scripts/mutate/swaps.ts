/** Plausible mix-ups for each operator: off by one, the opposite, a typo. */
export const OPERATORS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    '<': ['<=', '>='],
    '<=': ['<', '>'],
    '>': ['>=', '<='],
    '>=': ['>', '<'],
    '===': ['!=='],
    '!==': ['==='],
    '+': ['-'],
    '-': ['+'],
    '*': ['/'],
    '/': ['*'],
    '%': ['*'],
    '**': ['*'],
    '&&': ['||'],
    '||': ['&&'],
    '+=': ['-='],
    '-=': ['+='],
    '*=': ['/='],
    '/=': ['*='],
    '??=': ['='],
  }),
);

export const COMPARISONS: ReadonlySet<string> = new Set(['<', '<=', '>', '>=', '===', '!==', 'in', 'instanceof']);

/** A method and its mix-up; an empty string drops the call. */
export const CALLS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    every: 'some',
    some: 'every',
    min: 'max',
    max: 'min',
    floor: 'ceil',
    ceil: 'floor',
    round: 'floor',
    startsWith: 'endsWith',
    endsWith: 'startsWith',
    toLowerCase: 'toUpperCase',
    toUpperCase: 'toLowerCase',
    filter: '',
    sort: '',
    toSorted: '',
    reverse: '',
    toReversed: '',
    slice: '',
    trim: '',
  }),
);
