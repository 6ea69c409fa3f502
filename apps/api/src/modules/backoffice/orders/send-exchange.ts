import { parseTracking } from '@lacehouse/domain/order/carriers'
import { exchangesQueries } from '../../../core/returns/exchanges.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { changeOrder } from './change-order.ts'
import type { StaffOrderDeps } from './get-staff-order.ts'

/** Sends the other size of an exchange whose goods have arrived: it leaves the stock, and its shopper gets a mail. */
export function sendExchange(deps: StaffOrderDeps & Pick<Deps, 'now'>): Handler<'backoffice.sendExchange'> {
  return (call) => {
    const { exchangeId, tracking } = call.body
    if (parseTracking(tracking) === null) throw new Refusal('API400', { field: 'tracking' })
    const { orderNumber } = call.params
    return changeOrder(deps, call, {
      orderNumber,
      action: 'backoffice.sendExchange',
      change: async (client) => {
        const known = (await exchangesQueries.listOfOrder(client, orderNumber)).find(({ id }) => id === exchangeId)
        if (known?.state === 'sent') return null
        const sent = { id: exchangeId, orderNumber, tracking, now: deps.now() }
        if (!(await exchangesQueries.send(client, sent))) throw new Refusal('STF409')
        return { after: { exchangeId, size: known?.size, tracking } }
      },
    })
  }
}
