import { createCartWith, issueCard, makeReady, outcomeOf, placeThrough } from '@lacehouse/test-kit'
import { inWaves } from '../in-waves.ts'
import { isEmpty, isSame, type Proof, type Scene } from '../proof.ts'

const issued = 30_000
const pin = '4711'
const fair = new Set(['ok', 'GFC800', 'PYT400'])

export const t12GiftCard: Proof = {
  id: 'T12',
  title: 'one gift card wanted by 100 checkouts at once, more than it holds',
  runs: 100,
  prove: async (scene) => {
    const { shop, runs } = scene
    const [variantId = ''] = shop.variantIds
    await shop.setStock(variantId, 100_000)
    const number = `6006${String(Date.now()).slice(-12)}`
    const id = await issueCard({ database: { db: shop.database } }, { number, pin, amount: issued })
    const ready = await inWaves(runs, { atOnce: 20 }, async () => {
      const buyer = await shop.client().createGuest()
      const cart = await createCartWith(buyer, variantId)
      await makeReady(buyer, cart.id)
      await buyer.call('cart.addPaymentInstrument', {
        params: { basketId: cart.id },
        body: { payment_method_id: 'GIFT_CARD', number, pin },
      })
      return () => placeThrough(buyer, cart.id)
    })
    const answers = await Promise.all(ready.map((go) => go()))
    const ledger = await readLedger(scene, id)
    return [
      isEmpty(
        'answers that were neither an order nor the card’s refusal',
        answers.map(outcomeOf).filter((one) => !fair.has(one)),
      ),
      isSame('debits + balance', ledger.debits + ledger.balance, issued),
      isSame('ledger sum', ledger.entered, ledger.balance),
      isSame('times below nothing', ledger.below, 0),
      isEmpty('disagreements of orders, charges and stock', await shop.listDisagreements()),
    ]
  },
}

type Ledger = { readonly balance: number; readonly entered: number; readonly debits: number; readonly below: number }

const readLedger = async ({ shop }: Scene, id: string): Promise<Ledger> => {
  const { rows } = await shop.database.pool.query<Ledger>(
    `select c.balance_minor::int as balance, sum(e.amount_minor)::int as entered,
      -coalesce(sum(e.amount_minor) filter (where e.kind <> 'issue'), 0)::int as debits,
      count(*) filter (where e.so_far < 0)::int as below
    from gift_cards c join (
      select *, sum(amount_minor) over (order by id) as so_far from gift_card_entries where gift_card_id = $1
    ) e on e.gift_card_id = c.id group by c.id`,
    [id],
  )
  const [row] = rows
  if (!row) throw new Error('the gift card is gone')
  return row
}
