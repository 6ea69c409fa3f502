import type { Order } from '@lacehouse/contracts'
import type { Database } from '@lacehouse/database'
import { type ChargeLimitDeps, tryCardWithinLimits } from '../../core/placement/charge-within-limits.ts'
import { findManagedOrder } from '../../core/placement/find-managed-order.ts'
import { toOrderLines } from '../../core/placement/to-payment-lines.ts'
import { replaceCard } from '../../core/pre-orders/replace-card.ts'
import { type DuePayment, toDuePayment } from '../../core/pre-orders/to-due-payment.ts'
import type { Deps } from '../../deps.ts'
import type { Call } from '../../http/call.ts'
import { findOrigin } from '../../http/find-origin.ts'
import { Refusal } from '../../http/refusal.ts'
import { toFailedRefusal } from '../../replies/order/to-failed-refusal.ts'
import { toOrderReply } from '../../replies/order/to-order-reply.ts'

type PayDeps = { readonly database: Pick<Database, 'pool'> } & Pick<
  Deps,
  'placements' | 'payments' | 'catalogue' | 'pictures' | 'stores' | 'now' | 'publicUrl'
> &
  ChargeLimitDeps
type PayCall = Call<'checkout.patchOrder'>

/**
 * Pays a pre-order whose charge was declined by another card: opens the provider's fields without a token, else takes the card that they
 * gave. The reply asks for the bank's challenge where there is one; an order that awaits no card is answered as it is (PAY-14).
 */
export async function payByCard(deps: PayDeps, call: PayCall, token: string): Promise<Order> {
  const placement = await findManagedOrder(deps, call, call.params.orderNumber)
  if (!placement || placement.state === 'failed') throw new Refusal('ORD409')
  const due = toDuePayment(deps, placement)
  if (!due) return toOrderReply(deps, call, placement)
  return token === '' ? openFields(deps, call, due) : pay(deps, call, { ...due, token })
}

const openFields = async (
  deps: PayDeps,
  call: PayCall,
  { placement, mandate, provider }: DuePayment,
): Promise<Order> => {
  const { number, currency, doc } = placement
  const amount = mandate.charge?.amount ?? placement.totalMinor
  const origin = findOrigin(call.headers, deps.publicUrl)
  const opened = await provider.openSession({
    ...{ method: 'CREDIT_CARD', amount, currency, reference: number, locale: call.locale, origin },
    ...{ country: doc.billingAddress.countryCode, lines: toOrderLines(doc, amount), isExpress: false },
    returnUrls: { approved: origin, cancelled: origin },
  })
  if (!opened.ok) throw new Refusal('PAY400')
  const { ok: _, ...meta } = opened
  return {
    ...(await toOrderReply(deps, call, placement)),
    cardSession: {
      ...{ success: true, provider: provider.name, locale: call.locale },
      meta: { ...meta, categories: [...(meta.categories ?? [])] },
    },
  }
}

const pay = async (deps: PayDeps, call: PayCall, due: DuePayment & { readonly token: string }): Promise<Order> => {
  const origin = findOrigin(call.headers, deps.publicUrl)
  const answer = await tryCardWithinLimits(deps, call, {
    use: { email: due.placement.doc.email },
    send: () => replaceCard(deps, due, { token: due.token, origin }),
    findDeclined: ({ state }) => (state === 'declined' ? `${due.placement.number} ${due.token}` : null),
  })
  if (answer.state === 'declined') throw toFailedRefusal({ failureReason: answer.reason })
  if (answer.state !== 'challenge' && answer.state !== 'mandated') throw new Refusal('PAY400')
  const placement = (await deps.placements.find(due.placement.number)) ?? due.placement
  if (answer.state === 'mandated') return toOrderReply(deps, call, placement)
  const { challengeId: id, url } = answer
  const payment = placement.payment && { ...placement.payment, challenge: { id, url } }
  const asked = await toOrderReply(deps, call, { ...placement, payment, state: 'payment_pending' })
  return { ...asked, state: placement.state }
}
