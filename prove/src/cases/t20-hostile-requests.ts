import { createCartWith, type HostileRequest, listHostileRequests } from '@lacehouse/test-kit'
import { isAtMost, isEmpty, isSame, type Proof } from '../proof.ts'

const atOnce = 2
/** Milliseconds. */
const longest = 50
const byte = (): number => 1 + Math.floor(Math.random() * 254)

/** Every request that the contracts make, as often as `runs` says. */
export const t20HostileRequests: Proof = {
  id: 'T20',
  title: 'every field of every call as nobody should send it',
  runs: 1,
  prove: async ({ shop, runs, isLate }) => {
    const [variantId = ''] = shop.variantIds
    await shop.setStock(variantId, 100_000)
    const shopper = await shop.client().createGuest()
    const cart = await createCartWith(shopper, variantId)
    const item = cart.items[0]
    const ids = { itemId: item?.id ?? '', variantId, productId: item?.masterId ?? '' }
    const requests = Array.from({ length: runs }, () => listHostileRequests({ cartId: cart.id, ...ids })).flat()
    const faults: string[] = []
    const taken: string[] = []
    const times: number[] = []
    const slow = new Map<string, number>()
    const send = async (request: HostileRequest): Promise<void> => {
      const begun = performance.now()
      const status = await ask(shop.url(), shopper.token, request)
      const took = performance.now() - begun
      times.push(took)
      if (took > longest) slow.set(request.call, (slow.get(request.call) ?? 0) + 1)
      const told = `${request.call}: ${request.what} → ${status}`
      if (status >= 500) faults.push(told)
      if (status < 400 && request.mustBeRefused) taken.push(told)
    }
    let sent = 0
    for (; sent < requests.length && !isLate(); sent += atOnce)
      await Promise.all(requests.slice(sent, sent + atOnce).map(send))
    times.sort((a, b) => a - b)
    const after = await shopper.call('cart.get', { params: { basketId: cart.id } })
    return [
      isSame('requests', times.length, requests.length),
      isEmpty('failures of the server', faults),
      isEmpty('smuggled or malformed, and taken', taken),
      isAtMost('p99 in ms', Math.round(times[Math.floor(times.length * 0.99)] ?? 0), 50),
      isSame(
        'lines with a quantity that is none',
        after.items.filter(({ qty }) => !Number.isInteger(qty) || qty < 1).length,
        0,
      ),
    ]
  },
}

const ask = async (url: string, token: string, { method, target, body }: HostileRequest): Promise<number> => {
  const response = await fetch(`${url}${target}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      // Each from elsewhere, or the limits would answer most of them.
      'x-forwarded-for': `10.${byte()}.${byte()}.${byte()}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body,
  })
  await response.arrayBuffer()
  return response.status
}
