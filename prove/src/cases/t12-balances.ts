import { setTimeout as pause } from 'node:timers/promises'
import type { CallReply } from '@lacehouse/contracts'
import { pointsAccounts, pointsEntries } from '@lacehouse/database'
import {
  addConsumer,
  createCartWith,
  issueCard,
  makeReady,
  outcomeOf,
  placeThrough,
  putCode,
  signInByCode,
  type TestShopper,
} from '@lacehouse/test-kit'
import { inWaves } from '../in-waves.ts'
import { type Finding, isAtLeast, isEmpty, isSame, type Proof, type ProofContext } from '../proof.ts'

/** The number of orders that the card can pay: its value of 100 divided by 30. */
const worth = 10 / 3
const earned = 2200
const pointsWanted = 700
const pin = '4711'

export const t12Balances: Proof = {
  id: 'T12',
  title: 'a gift card of 100 wanted by 100 checkouts of 30 at once; the same for one member’s points',
  runs: 100,
  prove: async (context) => {
    const { shop, runs } = context
    const [variantId = ''] = shop.variantIds
    await shop.setStock(variantId, 100_000)
    const card = await spendCard(context, variantId, runs)
    const points = await spendPoints(context, variantId, runs)
    return [...card, ...points, isEmpty('disagreements of orders, charges and stock', await shop.listDisagreements())]
  },
}

type Payable = { readonly shopper: TestShopper; readonly cartId: string }
/** The browsers in which the member orders; a single session may not order so often. */
const sessionsOfMember = 10
const mostTries = 10

type Paying = {
  readonly body: { readonly payment_method_id: 'GIFT_CARD' | 'LOYALTY_POINTS' } & Record<string, unknown>
  readonly open: () => Promise<TestShopper>
  /** Whether it pays the whole order, without a card. */
  readonly isAlone: boolean
  readonly variantId: string
  readonly runs: number
}

/** Prepares the carts in waves, then places all of them at once. */
const placeAtOnce = async ({ body, open, isAlone, variantId, runs }: Paying): Promise<string[]> => {
  const ready = await inWaves(runs, { atOnce: 20 }, async (): Promise<Payable> => {
    const shopper = await open()
    const { id: cartId } = await createCartWith(shopper, variantId)
    await makeReady(shopper, cartId)
    const params = { basketId: cartId }
    const { payment_instruments } = await addBalance(shopper, cartId, body)
    const card = payment_instruments.find(({ payment_method_id }) => payment_method_id === 'CREDIT_CARD')
    if (isAlone && card)
      await shopper.call('cart.removePaymentInstrument', {
        params,
        body: { payment_instrument_id: card.payment_instrument_id },
      })
    return { shopper, cartId }
  })
  const answers = await Promise.all(ready.map(({ shopper, cartId }) => placeThrough(shopper, cartId)))
  return answers.map(outcomeOf)
}

/** Adds the balance to a cart. A card whose PIN many sessions check at the same moment is unknown meanwhile, so that it is tried again. */
const addBalance = async (
  shopper: TestShopper,
  basketId: string,
  body: Paying['body'],
): Promise<CallReply<'cart.addPaymentInstrument'>> => {
  for (let tries = 1; ; tries += 1) {
    const answer = await shopper.tryCall('cart.addPaymentInstrument', { params: { basketId }, body })
    if (answer.status < 400) return answer.body
    if (tries === mostTries) throw new Error(`the balance was not taken: ${outcomeOf(answer)}`)
    await pause(100 * tries)
  }
}

/** The total of an order of one unit, in minor units. */
const readTotal = async (shopper: TestShopper, variantId: string): Promise<number> => {
  const { id } = await createCartWith(shopper, variantId)
  return Math.round((await makeReady(shopper, id)).totals.total * 100)
}

const spendCard = async ({ shop }: ProofContext, variantId: string, runs: number): Promise<Finding[]> => {
  const number = `6006${String(Date.now()).slice(-12)}`
  const due = await readTotal(await shop.client().createGuest(), variantId)
  const issued = Math.round(due * worth)
  const id = await issueCard({ database: { db: shop.database } }, { number, pin, amount: issued })
  const body = { payment_method_id: 'GIFT_CARD', number, pin } as const
  const outcomes = await placeAtOnce({ body, open: () => shop.client().createGuest(), isAlone: true, variantId, runs })
  const text = `select c.balance_minor::int as balance, ${ledgerSums('amount_minor')}
    from gift_cards c join (
      select *, sum(amount_minor) over (order by id) as so_far from gift_card_entries where gift_card_id = $1
    ) e on e.gift_card_id = c.id group by c.id`
  const orders = outcomes.filter((one) => one === 'ok').length
  return [
    isSame('card: paid orders', orders, Math.min(runs, Math.floor(worth))),
    ...judge('card', { outcomes, fair: ['GFC800', 'PYT400'], issued, ledger: await readLedger(shop, text, id) }),
  ]
}

const spendPoints = async ({ shop }: ProofContext, variantId: string, runs: number): Promise<Finding[]> => {
  const memberId = `M-${Date.now()}`
  const { consumerNo } = await addConsumer(shop.database, { memberId })
  await shop.database.drizzle.insert(pointsAccounts).values({ memberId })
  await shop.database.drizzle.insert(pointsEntries).values({ memberId, kind: 'adjust', points: earned })
  const sessions: TestShopper[] = []
  for (let nth = 0; nth < sessionsOfMember; nth += 1)
    sessions.push(await signInByCode(shop.client(), await putCode(shop.database, consumerNo)))
  let opened = 0
  const open = async (): Promise<TestShopper> => {
    opened += 1
    return sessions[opened % sessionsOfMember] as TestShopper
  }
  const body = { payment_method_id: 'LOYALTY_POINTS', points: pointsWanted } as const
  const outcomes = await placeAtOnce({ body, open, isAlone: false, variantId, runs })
  const text = `select a.balance::int, ${ledgerSums('points')}
    from points_accounts a join (select *, sum(points) over (order by id) as so_far from points_entries) e using (member_id)
    where member_id = $1 group by a.member_id`
  const orders = outcomes.filter((one) => one === 'ok').length
  // The points that the first orders earn may pay for one more.
  return [
    isAtLeast('points: paid orders', orders, Math.min(runs, Math.floor(earned / pointsWanted))),
    ...judge('points', { outcomes, fair: ['REW135'], issued: earned, ledger: await readLedger(shop, text, memberId) }),
  ]
}

/** Sums over a ledger `e`: all entries, the debits and credits of orders, and how often the running balance was negative. */
const ledgerSums = (amount: string): string => `sum(e.${amount})::int as entered,
  -coalesce(sum(e.${amount}) filter (where e.order_number is not null), 0)::int as debits,
  count(*) filter (where e.so_far < 0)::int as below`

type Ledger = { readonly balance: number; readonly entered: number; readonly debits: number; readonly below: number }

const readLedger = async ({ database }: ProofContext['shop'], text: string, id: string): Promise<Ledger> => {
  const { rows } = await database.pool.query<Ledger>(text, [id])
  const [row] = rows
  if (!row) throw new Error('a balance is gone')
  return row
}

type Spent = {
  readonly outcomes: readonly string[]
  readonly fair: readonly string[]
  readonly issued: number
  readonly ledger: Ledger
}

const judge = (name: string, { outcomes, fair, issued: given, ledger }: Spent): Finding[] => [
  isEmpty(
    `${name}: answers that were neither an order nor its refusal`,
    outcomes.filter((one) => one !== 'ok' && !fair.includes(one)),
  ),
  isSame(`${name}: debits + balance`, ledger.debits + ledger.balance, given),
  isSame(`${name}: ledger sum`, ledger.entered, ledger.balance),
  isSame(`${name}: times negative`, ledger.below, 0),
]
