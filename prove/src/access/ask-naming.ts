import type { ErrorReply } from '@lacehouse/contracts'
import type { TestReply, TestShopper } from '@lacehouse/test-kit'
import { type Naming, type OwnedIds, toNamingRequest } from '@lacehouse/test-kit/proof/list-naming-requests'
import { passChallenges } from '../honest/pass-challenges.ts'
import type { ProofShop } from '../shop/open-proof-shop.ts'

export type Answer = Pick<TestReply<Partial<ErrorReply> | null>, 'status' | 'body'>

type Asking = { readonly naming: Naming; readonly shopper: TestShopper; readonly ids: Partial<OwnedIds> }

/** Makes a call with ids of some data. A limit refuses everybody alike, so that it is passed as a page passes it. */
export function askNaming(shop: ProofShop, { naming, shopper, ids }: Asking): Promise<Answer> {
  const values = { paymentMethodId: 'KLARNA', productId: shop.variantIds[0] ?? '', amount: 1, reason: 'worn box' }
  const asker = shopper.token === '' ? shopper : passChallenges(shopper)
  return asker.tryCall(naming.call, toNamingRequest({ naming, ids, values }))
}

/** Status, error ids and fields of an answer; the words follow from the ids. The id that was sent may stand in it. */
export function toOutcome({ status, body }: Answer, sent: string): string {
  const errors = (body?.errorDetails ?? []).map((error) => ({ ...error, message: undefined }))
  return JSON.stringify([status, errors]).replaceAll(sent, '<id>')
}
