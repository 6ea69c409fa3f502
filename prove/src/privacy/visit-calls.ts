import { type CallContract, type CallId, calls, callTable } from '@lacehouse/contracts'
import { toNamingRequest } from '@lacehouse/test-kit/proof/list-naming-requests'
import type { Known } from '../access/open-known.ts'
import type { ProofShop } from '../shop/open-proof-shop.ts'
import { deceive, deceptions } from './suffixes.ts'
import { type Visitor, visitPage } from './visit-page.ts'

type Made = { readonly call: CallId; readonly contract: CallContract }

/** Addresses of a call with ids of the owner's data. */
const toAddress = (shop: ProofShop, { call, contract }: Made, { ids }: Known): string => {
  const values = { productId: shop.variantIds[0] ?? '', paymentMethodId: 'KLARNA' }
  const { params = {}, query = {} } = toNamingRequest({ naming: { call, contract, kind: 'cart' }, ids, values })
  const [, template = ''] = (callTable[call] ?? '').split(' ')
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? 'x')))
  return `${path}?${new URLSearchParams({ locale: 'en-us', ...(query as Record<string, string>) })}`
}

type Seen = { readonly faults: string[]; asked: number; shown: number }
type Looking = { readonly known: Known; readonly others: readonly Visitor[]; readonly marks: readonly string[] }

const headers = { accept: '*/*' }

/**
 * Makes every call that reads, as its owner and then as others, at its own address and at those that look like a file's. An answer to a
 * session is never one that a cache may keep, unless its contract says that it is the same for everybody.
 */
export async function visitCalls(shop: ProofShop, looking: Looking): Promise<Seen> {
  const seen: Seen = { faults: [], asked: 0, shown: 0 }
  const all = Object.entries<CallContract>(calls) as [CallId, CallContract][]
  for (const [call, contract] of all.filter(([, { method }]) => method === 'GET'))
    for (const how of deceptions) {
      const address = deceive(toAddress(shop, { call, contract }, looking.known), how)
      await visitCall(shop, { ...looking, address, isForAll: contract.cache === 'public' }, seen)
    }
  return seen
}

const visitCall = async (
  shop: ProofShop,
  { known, others, marks, address, isForAll }: Looking & { readonly address: string; readonly isForAll: boolean },
  seen: Seen,
): Promise<void> => {
  const hasMark = (text: string): boolean => marks.some((mark) => !address.includes(mark) && text.includes(mark))
  const own = await visitPage(shop, { name: 'the owner', shopper: known.owner }, { address, headers })
  seen.asked += 1 + others.length
  if (hasMark(own.text)) seen.shown += 1
  if (own.isPublic && own.status < 400 && (!isForAll || hasMark(own.text)))
    seen.faults.push(`${address} is answered to its owner with ${own.cacheControl}`)
  for (const other of others) {
    const visit = await visitPage(shop, other, { address, headers })
    if (hasMark(visit.text)) seen.faults.push(`${address} shows ${other.name} something of its owner`)
  }
}
