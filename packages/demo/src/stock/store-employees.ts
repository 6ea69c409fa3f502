import type { storeEmployees } from '@lacehouse/database'
import type { LocationRow } from './locations.ts'

export type EmployeeRow = typeof storeEmployees.$inferInsert

const firstNames = ['Maya', 'Jonas', 'Léa', 'Sam', 'Noor', 'Emil', 'Ines', 'Theo', 'Aline', 'Priya', 'Finn', 'Rosa']
const lastNames = [
  'Brandt',
  'Okafor',
  'Tremblay',
  'Weiss',
  'Singh',
  'Larsen',
  'Moreau',
  'Kaya',
  'Hughes',
  'Costa',
  'Novak',
]

/** Two people in every store, with ids that name their store. */
export function listStoreEmployees(places: readonly LocationRow[]): EmployeeRow[] {
  return places
    .filter(({ kind }) => kind === 'store')
    .flatMap(({ id: storeId }, index) =>
      [0, 1].map((nth) => ({
        id: `${storeId}-e${nth + 1}`,
        storeId,
        name: `${firstNames[(index * 2 + nth) % firstNames.length]} ${lastNames[(index * 3 + nth * 5) % lastNames.length]}`,
      })),
    )
}
