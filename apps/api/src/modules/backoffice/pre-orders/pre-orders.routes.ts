import type { backofficePreOrderCalls } from '@lacehouse/contracts/calls/backoffice/pre-orders'
import type { Deps } from '../../../deps.ts'
import type { Handlers } from '../../../http/call.ts'
import { listStaffPreOrders } from './list-staff-pre-orders.ts'

export function backofficePreOrderRoutes(deps: Deps): Handlers<keyof typeof backofficePreOrderCalls> {
  return { 'backoffice.listPreOrders': listStaffPreOrders(deps) }
}
