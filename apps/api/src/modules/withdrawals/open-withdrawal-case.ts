import { parseOrderNumber } from '@lacehouse/domain/order/order-number'
import { toMailbox } from '@lacehouse/domain/validation/to-mailbox'
import type { PoolClient } from 'pg'
import { findTrackedOrder } from '../../core/orders/find-tracked-order.ts'
import { openCaseIn } from '../../core/support-cases/open-case.ts'
import { listDeclaredLines } from './list-declared-lines.ts'
import type { Withdrawal } from './withdrawals.queries.ts'

/**
 * Opens the support case of a withdrawal. It names the order where number and mailbox match one; a withdrawal that describes its contract
 * in words, or comes from another mailbox, is for staff to assign.
 */
export async function openWithdrawalCase(client: PoolClient, withdrawal: Withdrawal): Promise<string> {
  const { siteId, locale, name, goods, contract, declaredAt } = withdrawal
  const email = toMailbox(withdrawal.email)
  const made = {
    ...{ siteId, locale, name, email },
    category: 'withdrawal',
    subject: goods === '' ? 'wholeContract' : 'someGoods',
    ...{ consumerNo: null, phone: null, lineId: null, itemName: null, remedy: null },
    orderNumber: await findTrackedOrder(client, parseOrderNumber(contract) ?? '', email),
    message: listDeclaredLines(withdrawal).join('\n'),
  } as const
  return openCaseIn(client, made, declaredAt)
}
