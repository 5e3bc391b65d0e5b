export type Progress = { readonly done: number; readonly total: number };

const WIDTH = 30;

/** A progress bar on a terminal; elsewhere one line per 10%, to keep logs short. */
export function progressBar(label: string, out: NodeJS.WriteStream = process.stdout): (progress: Progress) => void {
  let lastTenth = -1;
  return ({ done, total }) => {
    const share = total === 0 ? 1 : done / total;
    const percent = `${Math.floor(share * 100)}%`;
    if (out.isTTY) {
      const filled = Math.round(share * WIDTH);
      out.write(`\r${label} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${percent}${done >= total ? '\n' : ''}`);
      return;
    }
    const tenth = Math.floor(share * 10);
    if (tenth === lastTenth) return;
    lastTenth = tenth;
    out.write(`${label} ${percent}\n`);
  };
}
