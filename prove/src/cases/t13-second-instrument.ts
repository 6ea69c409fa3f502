import { setTimeout as pause } from 'node:timers/promises'
import type { CallReply } from '@lacehouse/contracts'
import { seconds } from '@lacehouse/domain/time/durations'
import { createCartWith, makeReady, outcomeOf, place } from '@lacehouse/test-kit'
import { inWaves } from '../in-waves.ts'
import { isEmpty, isSame, type Proof, type ProofContext } from '../proof.ts'
import { type MemberWithBalances, openMemberWithBalances } from '../shop/open-member-with-balances.ts'

const atOnce = 5
const patience = seconds(30)
/** The number of balances that pay beside the card; they are debited before the card is charged. */
const instruments = 5

type Open = {
  readonly member: MemberWithBalances
  readonly basketId: string
  readonly cart: string
  readonly balances: string
}
type Ended = { readonly problems: readonly string[] }

/** Half of the cards decline. The other half are charged, but the reply is lost and the shop gives the order up. */
export const t13SecondInstrument: Proof = {
  id: 'T13',
  title:
    'gift card, points, voucher, code, credit and store credit taken beside a card that declines, or is voided after it was charged',
  runs: 50,
  prove: async (context) => {
    const { shop, runs, isLate } = context
    const [variantId = ''] = shop.variantIds
    await shop.setStock(variantId, 100_000)
    const half = Math.ceil(runs / 2)
    const declined = await inWaves(half, { atOnce, isLate }, async (nth) => {
      const open = await openSplit(context, { nth, variantId, card: 'tok_declined' })
      const outcome = outcomeOf(await place(open.member.shopper, open.basketId))
      return listDifferences(open, outcome === 'PYT406' ? [] : [`declined: ${outcome}`])
    })
    const voided: Ended[] = []
    for (let done = 0; done < runs - half && !isLate(); done += atOnce)
      voided.push(...(await giveUp(context, { done, count: Math.min(atOnce, runs - half - done), variantId })))
    const problems = [...declined, ...voided].flatMap((one) => one.problems)
    return [
      isSame('carts paid with six balances and a card that declined', declined.length, half),
      isSame('carts paid with six balances and a card that was charged and then voided', voided.length, runs - half),
      isEmpty('balances not restored, carts changed, or charges not voided', problems),
      isEmpty('disagreements of orders, charges and stock', await shop.listDisagreements()),
    ]
  },
}

type Split = { readonly nth: number; readonly variantId: string; readonly card: string }

const openSplit = async ({ shop }: ProofContext, { nth, variantId, card }: Split): Promise<Open> => {
  const member = await openMemberWithBalances(shop, nth)
  const { shopper, giftCard, code } = member
  const { id: basketId } = await createCartWith(shopper, variantId, 2)
  const params = { basketId }
  await makeReady(shopper, basketId, card)
  await shopper.call('balances.applyVoucher', { params, body: { appliedLoyaltyVoucher: 'VOUCHER-10' } })
  for (const body of [
    { payment_method_id: 'GIFT_CARD', ...giftCard },
    { payment_method_id: 'REWARD_CODE', number: code },
    { payment_method_id: 'LOYALTY_POINTS' },
    { payment_method_id: 'ATHLETES_PAYMENT' },
    { payment_method_id: 'STORE_CREDIT' },
  ] as const)
    await shopper.call('cart.addPaymentInstrument', { params, body })
  await shopper.call('checkout.prepareOrder', { body: { basketId } })
  const cart = await shopper.call('cart.get', { params })
  if (cart.payment_instruments.length !== instruments) throw new Error(`paid with ${cart.payment_instruments.length}`)
  return { member, basketId, cart: toMark(cart), balances: await member.readBalances() }
}

const listDifferences = async (
  { member, basketId, cart, balances }: Open,
  problems: readonly string[],
): Promise<Ended> => {
  const after = await member.readBalances()
  const now = toMark(await member.shopper.call('cart.get', { params: { basketId } }))
  return {
    problems: [
      ...problems,
      ...(after === balances ? [] : [`balances ${after} for ${balances}`]),
      ...(now === cart ? [] : [`cart ${now} for ${cart}`]),
    ],
  }
}

type Some = { readonly done: number; readonly count: number; readonly variantId: string }

/** The provider charges, and its reply is not readable. The orders are made half an hour older, so the shop gives up and voids the charge. */
const giveUp = async (context: ProofContext, { done, count, variantId }: Some): Promise<Ended[]> => {
  const { shop } = context
  const carts = await inWaves(count, { atOnce }, (nth) =>
    openSplit(context, { nth: 5000 + done + nth, variantId, card: 'tok_success' }),
  )
  await shop.sandbox().makeTrouble({ mode: 'garbage', phase: 'after' })
  const answers = await Promise.all(carts.map(({ member, basketId }) => place(member.shopper, basketId)))
  const taken = await Promise.all(carts.map(({ member }) => member.readBalances()))
  await shop.database.pool.query(
    `update orders set updated_at = updated_at - interval '20 seconds',
      doc = jsonb_set(doc, '{placedAt}', to_jsonb((doc ->> 'placedAt')::numeric - 1900000))
    where cart_id = any ($1::uuid[]) and state = 'processing'`,
    [carts.map(({ basketId }) => basketId)],
  )
  await shop.sandbox().makeTrouble({ mode: 'none' })
  return Promise.all(
    carts.map(async (open, nth) => {
      const answer = answers[nth]
      const problems = taken[nth] === open.balances ? ['nothing was taken of the balances'] : []
      const number = answer && answer.status < 400 ? answer.body.orderNumber : ''
      const states = await waitUntilVoided(context, number)
      return listDifferences(open, [...problems, ...(states === 'voided' ? [] : [`payment of ${number} is ${states}`])])
    }),
  )
}

const waitUntilVoided = async ({ shop }: ProofContext, number: string): Promise<string> => {
  for (const until = Date.now() + patience; ; await pause(250)) {
    const states = (await shop.sandbox().listPayments(number)).map(({ status }) => status).join()
    if (states === 'voided' || Date.now() > until) return states
  }
}

/** The whole cart except the availability of its goods, which other shoppers change meanwhile. */
const toMark = ({ items, ...cart }: CallReply<'cart.get'>): string =>
  JSON.stringify([cart, items.map(({ availability: _, ...item }) => item)])
