/** What each operator is mistaken for: the next boundary, the opposite, the neighbour on the keyboard. */
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

/** A method and the one that it is mistaken for; an empty word leaves the call out. */
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
