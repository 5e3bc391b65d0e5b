export const dismiss = 'Dismiss';

export const alerts = 'Alerts';

export const breadcrumb = 'Breadcrumb';

export const previous = 'Previous';
export const next = 'Next';

export const searching = 'Searching';

export const optional = 'optional';

export const noPicture = 'No picture';

export const capsLockIsOn = 'Caps Lock is on.';
export const showThePassword = 'Show the password';

export const skipToContent = 'Skip to main content';
