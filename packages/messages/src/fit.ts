export const willItFit = 'Will it fit?';
export const millimetres = 'mm';
export const check = 'Check';

export const wholeMillimetresOnly = 'Enter whole millimetres, such as 950.';
