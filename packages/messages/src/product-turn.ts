export const turnedView = 'Seen from all sides';
export const turnLabel = 'Turn';
export const turnedBy = (degrees: number): string => `Turned by ${degrees} degrees`;
export const turnLoading = 'Loading pictures';
export const dragToTurn = 'Drag to turn it';
export const turnFailed = 'The pictures could not be loaded. Please try again.';
