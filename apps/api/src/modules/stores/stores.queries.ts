import { listRows, param, type RowOf, sql, statement, storeEmployees, text } from '@lacehouse/database'
import type { Pool } from 'pg'

const listEmployees = statement({
  name: 'store-employees',
  row: { employeeId: storeEmployees.id, name: storeEmployees.name },
  sql: sql`select id as "employeeId", name from store_employees
    where store_id = ${param('storeId', text)} and is_active order by name, id`,
})

export type Employee = RowOf<typeof listEmployees>

/** Creates the statements on store employees. */
export function createStoresQueries(pool: Pool) {
  return {
    listEmployees: (storeId: string): Promise<Employee[]> => listRows(pool, listEmployees, { storeId }),
  }
}
