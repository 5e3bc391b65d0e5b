type Time = { readonly clock: string; readonly half: 'am' | 'pm' };

function timeOf(text: string): Time {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  const hour = hours % 12 || 12;
  return {
    clock: minutes === 0 ? `${hour}` : `${hour}:${String(minutes).padStart(2, '0')}`,
    half: hours % 24 < 12 ? 'am' : 'pm',
  };
}

/** '09:00' as '9 am', '17:30' as '5:30 pm'. */
export function timeWords(text: string): string {
  const { clock, half } = timeOf(text);
  return `${clock} ${half}`;
}

/** '07:00-09:00' as '7–9 am'; across noon both halves are named: '10 am – 12 pm'. Orders from elsewhere have words already. */
export function windowWords(window: string): string {
  if (!/^\d{2}:\d{2}-\d{2}:\d{2}$/.test(window)) return window;
  const [from = '', to = ''] = window.split('-');
  const start = timeOf(from);
  return start.half === timeOf(to).half ? `${start.clock}–${timeWords(to)}` : `${timeWords(from)} – ${timeWords(to)}`;
}
