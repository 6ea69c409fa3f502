import { parseReturnNumber } from '@lacehouse/domain/returns/return-number'
import { takeBackIn } from '../../../core/fulfilment/take-back.ts'
import { returnsQueries } from '../../../core/returns/returns.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { changeOrder } from './change-order.ts'

/** Takes back a return of the order that its shopper registered, as `lacehouse order return` does. */
export function takeBackReturn(
  deps: Pick<Deps, 'balances' | 'database' | 'now' | 'sites'>,
): Handler<'backoffice.takeBackReturn'> {
  return (call) => {
    const returnNumber = parseReturnNumber(call.body.returnNumber)
    const { orderNumber } = call.params
    return changeOrder(deps, call, {
      orderNumber,
      action: 'backoffice.takeBackReturn',
      change: async (client) => {
        const registered = returnNumber && (await returnsQueries.find(client, returnNumber))
        if (!registered || registered.orderNumber !== orderNumber) throw new Refusal('STF409')
        const taken = await takeBackIn(deps, client, { returnNumber, items: null })
        if (!('result' in taken) || !taken.result.ok) throw new Refusal('STF409')
        const { isRepeat, action } = taken.result
        const { exchanged } = taken
        const after = { returnNumber, items: action.items, ...(exchanged.length > 0 && { exchanged }) }
        return isRepeat ? null : { after }
      },
    })
  }
}
