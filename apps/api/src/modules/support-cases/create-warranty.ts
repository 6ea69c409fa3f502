import { parseOrderNumber } from '@lacehouse/domain/order/order-number'
import { normalisePhone } from '@lacehouse/domain/phone/normalise-phone'
import { checkWarranty, type WarrantyValues } from '@lacehouse/domain/support-cases/check-warranty'
import { toMailbox } from '@lacehouse/domain/validation/to-mailbox'
import { formatMessage } from '@lacehouse/messages'
import { toOwner } from '../../core/cart/load-cart.ts'
import { requireActive } from '../../core/consumers/require-shopper.ts'
import { findTrackedOrder } from '../../core/orders/find-tracked-order.ts'
import { findReadableOrder } from '../../core/placement/find-readable-order.ts'
import type { PlacementRow } from '../../core/placement/placement.queries.ts'
import { openCase } from '../../core/support-cases/open-case.ts'
import type { Deps } from '../../deps.ts'
import type { Call, Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { requireValidForm } from '../../http/require-valid-form.ts'
import { requireCaptcha } from '../../infra/captcha/require-captcha.ts'
import { type ReplyDeps, toOrderReply } from '../../replies/order/to-order-reply.ts'

export type WarrantyDeps = ReplyDeps & Pick<Deps, 'captcha' | 'consumers' | 'database' | 'limiter' | 'placements'>
type WarrantyCall = Call<'supportCases.createWarranty'>

/**
 * Opens the case of a faulty item. The order is the caller's own, or named by number and email; a wrong pair is refused like an unknown
 * order, after the same statements (ACC-12).
 */
export function createWarranty(deps: WarrantyDeps): Handler<'supportCases.createWarranty'> {
  return async (call) => {
    const { body, session, site, locale } = call
    await requireCaptcha(deps, call, { form: 'contact', response: body.recaptcha_response })
    const values = await toValues(deps, call)
    requireValidForm(checkWarranty(values, site.country), call)
    const placement = await findOrder(deps, call, values.email)
    if (!placement || placement.state === 'failed') throw new Refusal('OHS4004', { field: 'orderNumber' })
    const { items } = await toOrderReply(deps, call, placement)
    const item = items.find(({ id }) => id === body.itemId)
    if (!item) throw refuseField(call, 'itemId', 'validation.choice')
    const opened = await openCase(
      deps,
      {
        ...{ siteId: site.siteId, locale, category: 'warranty', subject: body.fault, remedy: body.remedy },
        ...{ name: values.name, email: values.email, message: values.message },
        consumerNo: session.kind === 'consumer' ? session.id : null,
        phone: values.phone === '' ? null : normalisePhone(values.phone, site.country),
        ...{ orderNumber: placement.number, lineId: item.id },
        itemName: [item.name, ...item.variants.map(({ valueLabel }) => valueLabel)].join(', '),
      },
      { owner: toOwner(call), ids: body.photoIds ?? [] },
    )
    if (!opened.ok) throw refuseField(call, 'photoIds', 'cases.photo.gone')
    return { caseNumber: opened.number, email: values.email }
  }
}

/** The values of the form; an account has its own name and email, so that mails about its cases go to no other mailbox. */
const toValues = async ({ consumers }: WarrantyDeps, { body, session }: WarrantyCall): Promise<WarrantyValues> => {
  const { orderNumber, itemId, fault, remedy, phone = '' } = body
  const typed = { orderNumber, itemId, fault, remedy, phone: phone.trim(), message: body.message.trim() }
  if (session.kind !== 'consumer') {
    return { ...typed, name: (body.name ?? '').trim(), email: toMailbox(body.email ?? '') }
  }
  const { firstName, lastName, email } = requireActive(await consumers.findContact(session.id))
  return { ...typed, name: `${firstName} ${lastName}`.trim() || (body.name ?? '').trim(), email }
}

const findOrder = async (deps: WarrantyDeps, call: WarrantyCall, email: string): Promise<PlacementRow | null> => {
  const number = parseOrderNumber(call.body.orderNumber) ?? ''
  const own = await findReadableOrder(deps, call, number)
  if (own || call.session.kind === 'consumer') return own
  const tracked = await findTrackedOrder(deps.database.pool, number, email)
  return tracked === null ? null : deps.placements.find(tracked)
}

const refuseField = ({ locale }: WarrantyCall, field: string, key: 'validation.choice' | 'cases.photo.gone'): Refusal =>
  new Refusal('API400', { field, message: formatMessage(locale, key) })
