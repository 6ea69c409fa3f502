import { shareAddress } from '../../ui/share-address.ts'

/** Shares the current page. */
export function sharePage(title: string, copied: string): Promise<void> {
  return shareAddress({ title, url: location.href }, copied)
}
