import type { backofficeOrderCalls } from '@lacehouse/contracts/calls/backoffice/orders'
import type { Deps } from '../../../deps.ts'
import type { Handlers } from '../../../http/call.ts'
import { addOrderNote } from './add-order-note.ts'
import { changeStaffDelivery } from './change-staff-delivery.ts'
import { getExchangeLabel } from './get-exchange-label.ts'
import { getShipmentDocument } from './get-shipment-document.ts'
import { getStaffOrder } from './get-staff-order.ts'
import { listOrderMails } from './list-order-mails.ts'
import { exportStaffOrders, listStaffOrders } from './list-staff-orders.ts'
import { moveShipment } from './move-shipment.ts'
import { previewRefund } from './preview-refund.ts'
import { refundOrder } from './refund-order.ts'
import { listReturnable, registerStaffReturn } from './register-staff-return.ts'
import { sendExchange } from './send-exchange.ts'
import { sendOrderMailAgain } from './send-order-mail-again.ts'
import { takeBackReturn } from './take-back-return.ts'

export function backofficeOrderRoutes(deps: Deps): Handlers<keyof typeof backofficeOrderCalls> {
  return {
    'backoffice.listOrders': listStaffOrders(deps),
    'backoffice.exportOrders': exportStaffOrders(deps),
    'backoffice.getOrder': getStaffOrder(deps),
    'backoffice.moveShipment': moveShipment(deps),
    'backoffice.getShipmentDocument': getShipmentDocument(deps),
    'backoffice.changeDelivery': changeStaffDelivery(deps),
    'backoffice.previewRefund': previewRefund(deps),
    'backoffice.refundOrder': refundOrder(deps),
    'backoffice.takeBackReturn': takeBackReturn(deps),
    'backoffice.listReturnable': listReturnable(deps),
    'backoffice.registerReturn': registerStaffReturn(deps),
    'backoffice.getExchangeLabel': getExchangeLabel(deps),
    'backoffice.sendExchange': sendExchange(deps),
    'backoffice.addOrderNote': addOrderNote(deps),
    'backoffice.listOrderMails': listOrderMails(deps),
    'backoffice.sendOrderMail': sendOrderMailAgain(deps),
  }
}
