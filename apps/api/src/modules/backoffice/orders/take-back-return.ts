import { parseReturnNumber } from '@lacehouse/domain/returns/return-number'
import { takeBackIn } from '../../../core/fulfilment/take-back.ts'
import { returnsQueries } from '../../../core/returns/returns.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { changeOrder } from './change-order.ts'
import type { StaffOrderDeps } from './get-staff-order.ts'
import { toCredit } from './refund-order.ts'

/** Takes back a return of the order that its shopper registered, as `lacehouse order return` does. */
export function takeBackReturn(
  deps: StaffOrderDeps & Pick<Deps, 'balances' | 'now'>,
): Handler<'backoffice.takeBackReturn'> {
  return (call) => {
    const returnNumber = parseReturnNumber(call.body.returnNumber)
    const asStoreCredit = call.body.asStoreCredit === true
    const { orderNumber } = call.params
    return changeOrder(deps, call, {
      orderNumber,
      action: 'backoffice.takeBackReturn',
      change: async (client, order) => {
        const registered = returnNumber && (await returnsQueries.find(client, returnNumber))
        if (!registered || registered.orderNumber !== orderNumber) throw new Refusal('STF409')
        const taken = await takeBackIn(deps, client, { returnNumber, items: null, asStoreCredit })
        if (!('result' in taken) || !taken.result.ok) throw new Refusal('STF409')
        const { isRepeat, action } = taken.result
        const { exchanged } = taken
        const after = {
          returnNumber,
          items: action.items,
          ...(exchanged.length > 0 && { exchanged }),
          ...toCredit(action, order),
        }
        return isRepeat ? null : { after }
      },
    })
  }
}
