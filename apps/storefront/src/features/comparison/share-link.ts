type Link = { readonly url: string; readonly title: string };
type Device = {
  readonly share?: (link: Link) => Promise<void>;
  readonly canShare?: (link: Link) => boolean;
  readonly clipboard?: Pick<Clipboard, 'writeText'>;
};

export type ShareResult = 'SHARED' | 'COPIED' | 'CANCELLED' | 'FAILED';

/** Shares a link via the device, or copies it. A cancelled share is not an error. */
export async function shareLink(link: Link, device: Device): Promise<ShareResult> {
  if (device.share && device.canShare?.(link)) {
    try {
      await device.share(link);
      return 'SHARED';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'CANCELLED';
    }
  }
  try {
    if (!device.clipboard) return 'FAILED';
    await device.clipboard.writeText(link.url);
    return 'COPIED';
  } catch {
    return 'FAILED';
  }
}
