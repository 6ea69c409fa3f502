import { type CallContract, type CallId, calls } from '@lacehouse/contracts'
import { toNamingRequest } from '@lacehouse/test-kit/proof/list-naming-requests'
import type { ProofShop } from '../shop/open-proof-shop.ts'
import { type Caller, callerKinds, openAdministrator, openOwnCart } from './callers.ts'
import { findAccessFault } from './judge-access.ts'

/** Calls after which a session is another one, so that they have a caller of their own. */
const isEnding = (call: CallId, { right }: CallContract): boolean =>
  /^(?:auth|privacy)\./.test(call) || right === 'signing_in'

/** Makes every call as every kind of caller, with the fields that it needs, and compares admission and refusal with its contract. */
export async function tryEveryCall(shop: ProofShop): Promise<{ readonly asked: number; readonly faults: string[] }> {
  const faults: string[] = []
  let asked = 0
  for (const open of [...Object.values(callerKinds), openAdministrator]) {
    const usual = await open(shop)
    for (const [call, contract] of Object.entries<CallContract>(calls) as [CallId, CallContract][]) {
      const caller = isEnding(call, contract) ? await open(shop) : usual
      const answer = await tryCall(shop, { call, contract }, caller)
      const fault = findAccessFault(contract, caller, answer)
      asked += 1
      if (fault) faults.push(`${call} as ${caller.name}: ${fault}`)
    }
  }
  return { asked, faults }
}

type Made = { readonly call: CallId; readonly contract: CallContract }

const tryCall = async (shop: ProofShop, made: Made, caller: Caller) => {
  const needsCart = Object.keys(made.contract.params?.shape ?? {}).includes('basketId')
  const hasCart = caller.session !== 'none' && caller.session !== 'backoffice'
  const ids = needsCart && hasCart ? await openOwnCart(shop, caller.shopper) : {}
  const values = { productId: shop.variantIds[0] ?? '', paymentMethodId: 'KLARNA' }
  return caller.shopper.tryCall(made.call, toNamingRequest({ naming: { ...made, kind: 'cart' }, ids, values }))
}
