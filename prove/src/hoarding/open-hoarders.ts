import type { TestShopper } from '@lacehouse/test-kit'
import { toAddress } from '@lacehouse/test-kit/proof/attack-addresses'
import type { ProofShop } from '../shop/open-proof-shop.ts'

/** The attempts to hold stock, each by a guest who names an email. */
export type Hoarders = {
  readonly count: number
  readonly next: (nth: number) => { readonly guest: TestShopper; readonly email: string }
}

/** One guest, who names the mailbox of someone else. */
export async function openAlone(shop: ProofShop, count: number, email: string): Promise<Hoarders> {
  const guest = await shop.client().createGuest()
  return { count, next: () => ({ guest, email }) }
}

/** Guests of one network, each with mailboxes of its own and two attempts. */
export async function openNetwork(shop: ProofShop, guests: number, network: number): Promise<Hoarders> {
  const opened = await Promise.all(Array.from({ length: guests }, () => shop.client().createGuest()))
  const office = shop.client().at(toAddress(network))
  return {
    count: 2 * guests,
    next: (nth) => {
      const at = nth % guests
      const { token = null, id } = opened[at] ?? {}
      return { guest: office.withToken(token, 'en-us', id), email: `hoarder-${network}-${at}@example.com` }
    },
  }
}
