import { findRow, inTransaction } from '@lacehouse/database'
import { type EditedProduct, editProduct } from '../../../core/catalogue-edit/edit-product.ts'
import { findProduct } from '../../../core/catalogue-edit/product-edit.queries.ts'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { listChangedFields } from './list-changed-fields.ts'
import { toStaffProduct } from './to-staff-product.ts'

type ProductDeps = Pick<Deps, 'database' | 'sites'>

/** Replies with a product in any state. */
export function getStaffProduct({ database, sites }: ProductDeps): Handler<'backoffice.getProduct'> {
  return async ({ params: { productId }, locale }) => {
    const product = await findRow(database.pool, findProduct, { productId: productId.toUpperCase() })
    if (!product) throw new Refusal('CTG404')
    return toStaffProduct(product, { sites, locale })
  }
}

/** Changes a product and writes the entry of the audit log with what changed, in one transaction. */
export function editStaffProduct({ database, sites }: ProductDeps): Handler<'backoffice.editProduct'> {
  return (call) =>
    inTransaction(database.pool, async (client) => {
      const productId = call.params.productId.toUpperCase()
      const edited = await editProduct(client, productId, call.body)
      if (!edited.ok) throw toRefusal(edited.reason)
      const { before, after } = edited
      if (before.version !== after.version) {
        await recordStaffChange(client, getStaff(call), {
          ...{ action: 'backoffice.editProduct', subject: productId, consumerNo: null },
          ...listChangedFields(toRecorded(before), toRecorded(after)),
        })
      }
      return toStaffProduct(after, { sites, locale: call.locale })
    })
}

const toRefusal = (reason: 'unknown' | 'changed' | 'no_name' | 'unknown_category'): Refusal => {
  if (reason === 'unknown') return new Refusal('CTG404')
  if (reason === 'changed') return new Refusal('CTG409')
  return new Refusal('API400', { field: reason === 'no_name' ? 'names' : 'categoryIds' })
}

const toRecorded = ({
  names,
  descriptions,
  richDescriptions,
  options,
  categoryIds,
  status,
  variants,
}: EditedProduct) => ({
  ...{ names, descriptions, richDescriptions, options, categoryIds, state: status },
  withdrawnVariantIds: variants.filter((variant) => variant.status === 'withdrawn').map(({ id }) => id),
})
