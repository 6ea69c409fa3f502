import { shareAddress } from '../../share/share-address.ts'

/** Shares the page that one is on. */
export const sharePage = (title: string, copied: string): Promise<void> =>
  shareAddress({ title, url: location.href }, copied)
