import type { storeEmployees } from '@lacehouse/database'
import { z } from 'zod'
import { readData } from '../read-data.ts'
import type { LocationRow } from './locations.ts'

export type EmployeeRow = typeof storeEmployees.$inferInsert

const names = readData(
  'store-employees',
  z.strictObject({ firstNames: z.array(z.string()), lastNames: z.array(z.string()) }),
)

/** Lists two people for every store, with ids that begin with the store's. */
export function listStoreEmployees(places: readonly LocationRow[]): EmployeeRow[] {
  const stores = places.filter(({ kind }) => kind === 'store')
  return stores.flatMap(({ id: storeId }, index) =>
    [0, 1].map((nth) => {
      const first = names.firstNames[(index * 2 + nth) % names.firstNames.length]
      const last = names.lastNames[(index * 3 + nth * 5) % names.lastNames.length]
      return { id: `${storeId}-e${nth + 1}`, storeId, name: `${first} ${last}` }
    }),
  )
}
