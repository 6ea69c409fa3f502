import { getSendTime } from '../cart/gift-option.ts'
import type { ReturnedQuantities } from '../returns/given-back.ts'
import type { Instant } from '../time/instant.ts'
import type { OrderDraft, OrderItem } from './order.ts'
import type { OrderState } from './order-state.ts'

type Context = { readonly state: OrderState; readonly returned: ReturnedQuantities; readonly now: Instant }

/** Lists the gift cards of a final order whose mail has been due, and which were not given back: their mail can be sent again (ACC-10). */
export function listResendableCards(
  { items }: Pick<OrderDraft, 'items'>,
  { state, returned, now }: Context,
): readonly OrderItem[] {
  if (state !== 'finalised') return []
  const isDue = ({ giftOption }: OrderItem): boolean =>
    giftOption?.sendOn === undefined || getSendTime(giftOption.sendOn) <= now
  return items.filter((item) => item.isGiftCard && isDue(item) && !returned[item.lineId])
}
