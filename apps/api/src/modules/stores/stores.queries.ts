import type { Pool } from 'pg'

export type Employee = { readonly employeeId: string; readonly name: string }

/** Statements on the people of stores. */
export function createStoresQueries(pool: Pool) {
  return {
    listEmployees: async (storeId: string): Promise<Employee[]> => {
      const text = `select id as "employeeId", name from store_employees where store_id = $1 and is_active order by name, id`
      const { rows } = await pool.query<Employee>({ name: 'store-employees', text, values: [storeId] })
      return rows
    },
  }
}
