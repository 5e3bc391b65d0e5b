/** What a hostile or broken client puts in place of a value. */
export const BAD_VALUES: readonly unknown[] = [
  '',
  '\0',
  'a\ud800',
  '\x1b[31m',
  '\u202e\ufeff\u{10ffff}',
  '../../etc/passwd',
  "' or 1=1; --",
  '%00%zz%',
  '//evil.example/\\evil.example',
  '9'.repeat(400),
  'x'.repeat(25_000),
  'NaN',
  // what a filter would negate, and what every plain object answers to
  '-',
  '-a',
  '__proto__',
  'constructor',
  0,
  -1,
  0.1,
  1e308,
  2 ** 53,
  true,
  null,
  [],
  {},
  ['a', 'a', null],
];

/** The same in a URL, already escaped. Some cannot be made by escaping a text. */
export const BAD_ESCAPES: readonly string[] = [
  ...BAD_VALUES.flatMap((value) =>
    typeof value === 'string' && value.isWellFormed() ? [encodeURIComponent(value)] : [],
  ),
  ...[
    '0',
    '-1',
    '1e999',
    'true',
    'null',
    '[object Object]',
    '%ED%A0%80',
    '%FF',
    '%C0%80',
    '%',
    '%2',
    '%2F..%2F',
    '%5C',
    ';,:@&=',
  ],
];
