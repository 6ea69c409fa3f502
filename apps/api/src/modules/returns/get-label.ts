import { formatReturnNumber } from '@lacehouse/domain/returns/return-number'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { findManagedOrder } from '../../core/placement/find-managed-order.ts'
import { type Registered, type RegistrationDeps, registerReturn } from '../../core/returns/register-return.ts'
import { renderLabel } from '../../core/returns/render-label.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'

export type LabelDeps = RegistrationDeps & Pick<Deps, 'placements' | 'log'>

/**
 * Registers a return and replies with its label. A label that cannot be made leaves the return registered, so that the same request
 * gets it later (ACC-08).
 */
export function getLabel(deps: LabelDeps): Handler<'returns.label'> {
  const register = registerReturn(deps)
  return async (call) => {
    const { orderId: orderNumber } = call.params
    const { returnId: id, items, way = 'parcel', parcels = 1 } = call.body
    const placement = await findManagedOrder(deps, call, orderNumber)
    if (!placement) throw new Refusal('OHS4004')
    const wanted = items?.map(({ itemId, ...item }) => ({ lineId: itemId, ...item })) ?? null
    const done = await register({ id, orderNumber, way, parcels, items: wanted })
    if (!done.ok) throw toReturnRefusal(done.reason)
    const site = findSiteById(deps.sites, placement.doc.siteId) ?? call.site
    const { registered } = done
    // Whatever fails in the library of documents, the return is registered and its label can be fetched again.
    const bytes = await renderLabel({ registered, order: placement.doc, site }).catch((error: unknown) => {
      deps.log.error({ err: error, returnNumber: registered.number }, 'a return label could not be made')
      throw new Refusal('RTN500')
    })
    const name = `${formatReturnNumber(registered.number)}.pdf`
    return new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })
  }
}

/** Makes the refusal of a return that cannot be registered. */
export function toReturnRefusal(reason: Extract<Registered, { ok: false }>['reason']): Refusal {
  if (reason === 'unknown') return new Refusal('OHS4004', { field: 'returnId' })
  if (reason === 'bad_quantity') return new Refusal('INV407', { field: 'items' })
  return new Refusal('ORD420', { field: 'items' })
}
