import { inTransaction } from '@lacehouse/database'
import { type FactProblem, factBounds, type ProductFacts } from '@lacehouse/domain/product/product-facts'
import { markBounds } from '@lacehouse/domain/product/product-mark'
import { formatMessage } from '@lacehouse/messages'
import { editProductFacts, readProductFacts } from '../../../core/catalogue-edit/edit-product-facts.ts'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { listChangedFields } from './list-changed-fields.ts'
import { toStaffProduct } from './to-staff-product.ts'

/** Changes the facts of a product and writes the entry of the audit log with what changed, in one transaction. */
export function editStaffFacts({
  database,
  sites,
}: Pick<Deps, 'database' | 'sites'>): Handler<'backoffice.editProductFacts'> {
  return (call) =>
    inTransaction(database.pool, async (client) => {
      const { locale, body } = call
      const productId = call.params.productId.toUpperCase()
      const edited = await editProductFacts(client, productId, body)
      if (!edited.ok) {
        if (edited.reason === 'refused') throw toRefusal(edited.problem, { facts: edited.facts, locale })
        throw new Refusal(edited.reason === 'unknown' ? 'CTG404' : 'CTG409')
      }
      const changes = listChangedFields(readProductFacts(edited.before), readProductFacts(edited.after))
      if (Object.keys(changes.after).length > 0) {
        await recordStaffChange(client, getStaff(call), {
          ...{ action: 'backoffice.editProductFacts', subject: productId, consumerNo: null, ...changes },
        })
      }
      return toStaffProduct(edited.after, { sites, locale })
    })
}

/** Refuses a fact at its field, in the words that the back office has for the reason. */
const toRefusal = ({ reason, path }: FactProblem, { facts, locale }: { facts: ProductFacts; locale: string }) => {
  const productId = facts.upsells[Number(path[1])] ?? ''
  const values = {
    productId,
    words: markBounds.words,
    measurements: factBounds.measurements,
    upsells: factBounds.upsells,
  }
  const message = formatMessage(locale, `backoffice.products.facts.reason.${reason}`, values)
  return new Refusal('API400', { field: path.join('.'), message })
}
