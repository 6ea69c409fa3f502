import { inTransaction, listRows } from '@lacehouse/database'
import type { Pool } from 'pg'
import * as statements from './product-sets-import.queries.ts'
import type { SetRow } from './read-sets.ts'

/** Undoes a dry run. */
class DryRunEnded extends Error {
  readonly changed: number
  constructor(changed: number) {
    super('The dry run ends.')
    this.changed = changed
  }
}

/** Writes sets of products after the products themselves; products that the shop does not have are left out. Returns how many sets changed. */
export async function writeSets(
  pool: Pool,
  sets: readonly SetRow[],
  { isDryRun }: { readonly isDryRun: boolean },
): Promise<number> {
  if (sets.length === 0) return 0
  const items = sets.flatMap(({ id, products }) =>
    products.map((productId, position) => ({ setId: id, productId, position })),
  )
  try {
    return await inTransaction(pool, async (client) => {
      const written = await listRows(client, statements.writeSets, { rows: sets })
      const setIds = sets.map(({ id }) => id)
      const remaining = items.map(({ setId, productId }) => `${setId}/${productId}`)
      const dropped = await listRows(client, statements.dropSetItems, { setIds, remaining })
      const placed = await listRows(client, statements.writeSetItems, { rows: items })
      const changed = new Set([...written, ...dropped, ...placed].map(({ id }) => id)).size
      if (isDryRun) throw new DryRunEnded(changed)
      return changed
    })
  } catch (error) {
    if (error instanceof DryRunEnded) return error.changed
    throw error
  }
}
