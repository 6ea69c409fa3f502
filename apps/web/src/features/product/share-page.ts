import { shareAddress } from '../../ui/share-address.ts'

/** Shares the page that one is on. */
export function sharePage(title: string, copied: string): Promise<void> {
  return shareAddress({ title, url: location.href }, copied)
}
