import { toDecimal } from '../http/format-amount.ts'
import type { PaypalOption, PaypalOrder, PeerAddress } from '../peers/peer-document.ts'
import type { Provider } from '../provider.ts'
import { readAmount } from './paypal-order.ts'

type Offer = {
  purchase_units: [
    {
      amount: { currency_code: string; value: string }
      shipping_options?: {
        id: string
        label: string
        selected: boolean
        amount: { value: string; currency_code: string }
      }[]
    },
  ]
}

const patience = 5000

/** Asks the shop what an order costs at an address, with the way to send it that the buyer has chosen; null where it does not go there. */
export async function askShop(
  provider: Provider,
  order: PaypalOrder,
  wish: { address: PeerAddress; option: string | null },
): Promise<PaypalOrder | null> {
  if (order.callbackUrl === null) return order
  try {
    const response = await fetch(order.callbackUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(toQuestion(order, wish)),
      signal: AbortSignal.timeout(patience),
    })
    if (!response.ok) return null
    const {
      purchase_units: [unit],
    } = (await response.json()) as Offer
    const options = (unit.shipping_options ?? []).map(
      ({ id, label, selected, amount }): PaypalOption => ({
        id,
        label,
        selected,
        amount: Number(amount.value) === 0 ? 0 : readAmount(amount),
      }),
    )
    const priced = { ...order, amount: readAmount(unit.amount), options }
    provider.ledger.putDocument(priced)
    return priced
  } catch (error) {
    // A shop that is away, or answers what nobody can read, sends nothing anywhere.
    console.warn('the shop did not say what an address costs', error)
    return null
  }
}

/** What the real one sends: the area alone, for the buyer has not agreed yet. */
function toQuestion(order: PaypalOrder, { address, option }: { address: PeerAddress; option: string | null }) {
  const money = (amount: number) => ({ currency_code: order.currency, value: toDecimal(amount, order.currency) })
  const chosen = order.options.find(({ id }) => id === option)
  return {
    id: order.id,
    shipping_address: {
      country_code: address.country,
      ...(address.region && { admin_area_1: address.region }),
      admin_area_2: address.city,
      postal_code: address.postalCode,
    },
    ...(chosen && {
      shipping_option: { id: chosen.id, label: chosen.label, type: 'SHIPPING', amount: money(chosen.amount) },
    }),
    purchase_units: [{ reference_id: 'default', amount: money(order.amount) }],
  }
}
