import { callTable } from '@lacehouse/contracts'
import type { TestShopper } from '@lacehouse/test-kit'
import { behindProxy, toAddress, toAddressOfNetwork } from '@lacehouse/test-kit/proof/attack-addresses'
import type { ProofShop } from '../shop/open-proof-shop.ts'

/** Gives the shopper who makes a guess: a session, and the address from which it calls. */
type NextGuesser = (nth: number) => Promise<TestShopper>

/** A way in which guesses of one attacker come to the shop. */
export type GuessSource = {
  readonly name: string
  /** Opens the source; each `place` is another attacker with networks of its own. */
  readonly open: (shop: ProofShop, place: number) => NextGuesser
}

const networksOfAttacker = 500

/** A new session, which was opened from elsewhere, at an address. */
const sessionAt = async (shop: ProofShop, address: string): Promise<TestShopper> => {
  const { token, id } = await shop.client().createGuest()
  return shop.client().at(address).withToken(token, 'en-us', id)
}

/** The sources: none of them may try more often than one session at one address. */
export const guessSources: readonly GuessSource[] = [
  {
    name: 'new sessions of one network',
    open: (shop, place) => () => sessionAt(shop, toAddress(networksOfAttacker * place)),
  },
  {
    name: 'one session from new networks',
    open: (shop, place) => {
      const opened = shop.client().createGuest()
      return async (nth) => {
        const { token, id } = await opened
        return shop
          .client()
          .at(toAddress(networksOfAttacker * place + nth))
          .withToken(token, 'en-us', id)
      }
    },
  },
  {
    name: 'new claimed addresses before a proxy',
    open: (shop, place) => (nth) => sessionAt(shop, behindProxy(toAddress(nth), toAddress(networksOfAttacker * place))),
  },
  {
    name: 'new addresses of one IPv6 network',
    open: (shop, place) => (nth) => sessionAt(shop, toAddressOfNetwork(nth, `2001:db8:${place.toString(16)}:1`)),
  },
  {
    name: 'other spellings of the path',
    open: (shop, place) => async (nth) => {
      const address = toAddress(networksOfAttacker * place)
      return spellPaths(shop, await sessionAt(shop, address), { address, nth })
    },
  },
]

type Spelled = { readonly address: string; readonly nth: number }

/** A shopper whose paths have one letter in percent encoding, another one for each guess. */
const spellPaths = (shop: ProofShop, shopper: TestShopper, { address, nth }: Spelled): TestShopper => ({
  ...shopper,
  tryCall: async (id, { params = {}, body }) => {
    const [method = '', template = ''] = callTable[id].split(' ')
    const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '')
    const response = await fetch(`${shop.url()}${spellPath(path, nth)}?locale=en-us`, {
      method,
      headers: {
        authorization: `Bearer ${shopper.token}`,
        'x-forwarded-for': address,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as never, headers: response.headers }
  },
})

const spellPath = (path: string, nth: number): string => {
  const letters = [...path.matchAll(/[a-z]/gi)].map(({ index }) => index)
  const at = letters[nth % letters.length] ?? 0
  return `${path.slice(0, at)}%${path.charCodeAt(at).toString(16)}${path.slice(at + 1)}`
}
