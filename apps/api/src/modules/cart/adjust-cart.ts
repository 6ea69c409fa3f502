import type { Cart as CartReply } from '@lacehouse/contracts'
import type { Cart } from '@lacehouse/domain/cart/cart'
import type { CartPlan } from '@lacehouse/domain/cart/plan'
import { formatMessage } from '@lacehouse/messages'
import type { CartContext, CartDeps } from '../../core/cart/load-cart.ts'
import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import { toActor } from '../../http/session.ts'
import { replyWithChangedCart } from '../../replies/cart/reply-cart.ts'

export type AdjustmentDeps = CartDeps & Pick<Deps, 'securityLog'>

type Adjustment = {
  readonly call: RequestContext
  readonly basketId: string
  /** The action and its data in the audit log. */
  readonly action: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Changes a cart for a member of staff and records the action, with the customer of an agent, in the audit log in the same commit (CART-18). */
export async function adjustCart(
  deps: AdjustmentDeps,
  { call: caller, basketId, action, data }: Adjustment,
  change: (context: CartContext) => CartPlan,
): Promise<CartReply> {
  const session = getSession(caller.session)
  const { agent } = session
  const by = { ...toActor(session), consumerNo: agent ? session.id : null }
  const named = { ...data, ...(agent && { agent: agent.name }) }
  const save = (cart: Cart, version: number): Promise<boolean> =>
    deps.cartQueries.updateByStaff(cart, version, { ...by, action, data: named })
  const reply = await replyWithChangedCart(deps, { caller, cartId: basketId, save }, (context) => {
    const plan = change(context)
    // The message of PRC400 addresses a shopper whose price is wrong; staff need to know which amounts are allowed.
    if (!plan.ok && plan.reason === 'invalid_amount')
      throw new Refusal('PRC400', { field: 'amount', message: formatMessage(caller.locale, 'cart.adjust.tooMuch') })
    return plan
  })
  deps.securityLog.record('staff_action', caller, { target: `${action} ${basketId}`, outcome: 'allowed' })
  return reply
}
