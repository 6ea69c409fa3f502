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

const replyTimeout = 5000

/** Asks the shop what an order costs at an address with the chosen shipping option; null where the shop does not deliver there. */
export async function askShop(
  provider: Provider,
  order: PaypalOrder,
  chosen: { address: PeerAddress; option: string | null },
): Promise<PaypalOrder | null> {
  if (order.callbackUrl === null) return order
  try {
    const response = await fetch(order.callbackUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(toQuestion(order, chosen)),
      signal: AbortSignal.timeout(replyTimeout),
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
    // A shop that does not reply, or whose reply cannot be read, delivers nowhere.
    console.warn('the shop did not say what an address costs', error)
    return null
  }
}

/** Sends the area alone, as PayPal does: the buyer has not agreed to share the full address yet. */
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
