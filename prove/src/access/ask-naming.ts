import type { ErrorReply } from '@lacehouse/contracts'
import type { TestReply, TestShopper } from '@lacehouse/test-kit'
import { hasField, type Naming, type OwnedIds, toNamingRequest } from '@lacehouse/test-kit/proof/list-naming-requests'
import { passChallenges } from '../honest/pass-challenges.ts'
import { solveNatively } from '../proof-of-work/solve-natively.ts'
import type { ProofShop } from '../shop/open-proof-shop.ts'

export type Answer = Pick<TestReply<Partial<ErrorReply> | null>, 'status' | 'body'>

type Asking = { readonly naming: Naming; readonly shopper: TestShopper; readonly ids: Partial<OwnedIds> }

/** Valid values of fields that a sample of their schema does not get right. */
type Values = Readonly<Record<string, unknown>>

const valuesOf = new WeakMap<ProofShop, Promise<Values>>()

const readValues = async ({ database, variantIds: [productId = ''] }: ProofShop): Promise<Values> => {
  const { rows } = await database.pool.query<{ id: string; storeId: string }>(
    `select v.product_id as id, (select l.id from locations l where l.site_id = 'LH-US' and l.kind = 'store' and l.pickup
      and l.status = 'open' order by 1 limit 1) as "storeId" from variants v where v.id = $1`,
    [productId],
  )
  const token = 'tok_success'
  const contact = { firstName: 'Bo', lastName: 'Elm', email: 'bo@example.com', phone: '4155550132' }
  return {
    ...{ ...rows[0], productId, contact, paymentMethodId: 'KLARNA', amount: 1, reason: 'worn box' },
    'cart.addPaymentInstrument token': token,
    'supportCases.createWarranty message': 'The sole came off after a week.',
    'backoffice.sendExchange tracking': 'ups:1Z999AA10123456784',
    'backoffice.changeStoreCredit reason': 'goodwill',
    'backoffice.changeStoreCredit currency': 'USD',
  }
}

/** Makes a call with ids of some data. A limit refuses everybody alike, so that it is passed as a page passes it. */
export async function askNaming(shop: ProofShop, { naming, shopper, ids }: Asking): Promise<Answer> {
  const reading = valuesOf.get(shop) ?? readValues(shop)
  valuesOf.set(shop, reading)
  const values = { ...(await reading), ...(await solveForm(naming, shopper)) }
  const asker = shopper.token === '' ? shopper : passChallenges(shopper)
  return asker.tryCall(naming.call, toNamingRequest({ naming, ids, values }))
}

/** The solved proof of work of a form that asks for one, so that it is not what refuses the call. */
const solveForm = async ({ call, contract }: Naming, shopper: TestShopper): Promise<Values> =>
  hasField(contract, 'recaptcha_response')
    ? { [`${call} recaptcha_response`]: await solveNatively(shopper, 'form') }
    : {}

/** Status, error ids and fields of an answer; the words follow from the ids. The id that was sent may stand in it. */
export function toOutcome({ status, body }: Answer, sent: string): string {
  const errors = (body?.errorDetails ?? []).map((error) => ({ ...error, message: undefined }))
  return JSON.stringify([status, errors]).replaceAll(sent, '<id>')
}
