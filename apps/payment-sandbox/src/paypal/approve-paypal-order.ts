import type { Provider } from '../provider.ts'
import { paypalAddresses, paypalBuyers } from './paypal-buyers.ts'
import { getPaypalOrder } from './paypal-order.ts'

export type ApprovalBody = {
  buyer: string | null
  country: string | null
}

/** Records the buyer's decision and returns the address of the shop that the buyer goes back to. */
export function approvePaypalOrder(provider: Provider, id: string, { buyer, country }: ApprovalBody): { url: string } {
  const order = getPaypalOrder(provider, id)
  if (buyer === null || !paypalBuyers.some((one) => one.id === buyer)) return { url: withToken(order.cancelUrl, id) }
  if (order.status === 'PAYER_ACTION_REQUIRED') {
    const address = paypalAddresses[country ?? ''] ?? null
    provider.ledger.putDocument({ ...order, status: 'APPROVED', buyer, address })
  }
  return { url: withToken(order.returnUrl, id, buyer) }
}

function withToken(address: string, token: string, payer?: string): string {
  const url = new URL(address)
  url.searchParams.set('token', token)
  if (payer) url.searchParams.set('PayerID', payer)
  return url.href
}
