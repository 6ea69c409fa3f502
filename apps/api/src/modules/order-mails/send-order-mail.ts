import { findReachedTier } from '@lacehouse/domain/loyalty/find-reached-tier'
import { getTierName } from '@lacehouse/domain/loyalty/loyalty-tier'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { sendOrderMailRecorded } from '../../core/order-mails/send-order-mail-recorded.ts'
import type { Deps } from '../../deps.ts'
import type { JobData } from '../../infra/jobs/jobs.ts'
import { type LoadedOrder, loadOrder, type MailDeps } from './load-order.ts'
import { renderOrderMail } from './render-order-mail.ts'
import { toKeyEnd } from './to-key-end.ts'

type OrderMailDeps = MailDeps & Pick<Deps, 'balances'>

/** Sends the confirmation of an order in its locale; a repetition has the same key and is not sent twice (CHK-13). */
export function sendOrderMail(deps: OrderMailDeps) {
  return async ({ orderNumber, again }: JobData['order-mail']): Promise<void> => {
    const loaded = await loadOrder(deps, orderNumber)
    const key = `order-${formatOrderNumber(orderNumber)}${toKeyEnd(again)}`
    const reachedTier = await findTierName(deps, loaded)
    const mail = renderOrderMail(loaded, reachedTier)
    await sendOrderMailRecorded(deps, { orderNumber, mail: 'order', again }, { to: loaded.order.email, key, ...mail })
  }
}

/** Finds the name of the tier that the order lifted its member to. */
const findTierName = async (
  { balances }: OrderMailDeps,
  { order, site, consumerNo }: LoadedOrder,
): Promise<string | null> => {
  if (!site.loyaltyTiers || consumerNo === null || !order.earnedPoints) return null
  const at = Date.parse(order.placedAt)
  const member = await balances.findEarningMember(consumerNo, at)
  const tier = findReachedTier(site.loyaltyTiers, member?.earnings ?? [], { orderNumber: order.orderNumber, at })
  return tier && getTierName(tier, { locale: order.locale, site })
}
