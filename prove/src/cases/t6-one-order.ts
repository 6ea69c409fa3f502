import { countMails, openReadyCart, place, type TestShopper } from '@lacehouse/test-kit'
import { inWaves } from '../in-waves.ts'
import { isEmpty, isSame, type Proof, type ProofContext } from '../proof.ts'

const tabs = 50

/** Each run has three carts: fifty tabs place one at once, one loses its first reply, and one is reloaded at the bank's page. */
export const t6OneOrder: Proof = {
  id: 'T6',
  title: '50 parallel placements of one cart; an answer lost and sent again; reload on the 3-D Secure return',
  runs: 20,
  prove: async (context) => {
    const { shop, runs } = context
    const [variantId = ''] = shop.variantIds
    await shop.setStock(variantId, 100_000)
    const carts = await inWaves(runs, { atOnce: 1, isLate: context.isLate }, async () => [
      await placeAtOnce(context, variantId),
      await placeLost(context, variantId),
      await placeChallenged(context, variantId),
    ])
    const all = carts.flat()
    return [
      isSame('carts', all.length, runs * 3),
      isSame(
        'callers who got their cart’s one order',
        all.reduce((sum, { agreed }) => sum + agreed, 0),
        all.reduce((sum, { callers }) => sum + callers, 0),
      ),
      isSame('carts with one charge', all.filter(({ charges }) => charges === 1).length, all.length),
      isSame('carts with one mail', all.filter(({ mails }) => mails === 1).length, all.length),
      isEmpty('disagreements of orders, charges and stock', await shop.listDisagreements()),
    ]
  },
}

type Ended = { readonly callers: number; readonly agreed: number; readonly charges: number; readonly mails: number }

const judge = async ({ shop }: ProofContext, numbers: readonly (string | undefined)[]): Promise<Ended> => {
  const number = numbers.find((one) => one !== undefined) ?? ''
  const payments = await shop.sandbox().listPayments(number)
  return {
    callers: numbers.length,
    agreed: numbers.filter((one) => one === number).length,
    charges: payments.filter(({ status }) => status === 'authorised').length,
    mails: await countMails(shop.database.pool, number),
  }
}

const placeAtOnce = async (context: ProofContext, variantId: string): Promise<Ended> => {
  const tab = await context.shop.client().createGuest()
  const cartId = await openReadyCart(tab, variantId)
  const answers = await Promise.all(Array.from({ length: tabs }, () => place(tab, cartId)))
  return judge(
    context,
    answers.map(({ body }) => body.orderNumber),
  )
}

const placeLost = async (context: ProofContext, variantId: string): Promise<Ended> => {
  const { shop, draw } = context
  const buyer = await shop.client().createGuest()
  const cartId = await openReadyCart(buyer, variantId)
  await fetch(`${shop.url()}/cart/v2/checkout/order?locale=en-us`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ cartId }),
    signal: AbortSignal.timeout(1 + draw(60)),
  }).catch(() => undefined)
  const { body } = await place(buyer, cartId)
  return judge(context, [body.orderNumber])
}

const placeChallenged = async (context: ProofContext, variantId: string): Promise<Ended> => {
  const buyer = await context.shop.client().createGuest()
  const cartId = await openReadyCart(buyer, variantId, 'tok_3ds')
  const { body: order } = await place(buyer, cartId)
  const challenge = order.flash.find(({ code }) => code === 'PaymentNotAuthorized')?.details.action
  await answerChallenge(context.shop.sandboxUrl(), challenge?.id ?? '')
  const goOn = (shopper: TestShopper) =>
    shopper.tryCall('checkout.patchOrder', {
      params: { orderNumber: order.orderNumber },
      body: { additionalData: { challengeId: challenge?.id ?? '', result: 'authenticated' } },
    })
  const answers = await Promise.all([goOn(buyer), goOn(buyer), place(buyer, cartId), goOn(buyer)])
  const again = await place(buyer, cartId)
  return judge(
    context,
    [...answers, again].map(({ body }) => body.orderNumber),
  )
}

/** Approves the payment as the script of the bank's page does. */
const answerChallenge = async (sandboxUrl: string, id: string): Promise<void> => {
  await fetch(`${sandboxUrl}/challenge/${id}/answers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: '1234' }),
  })
}
