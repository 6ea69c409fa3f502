import { loadSites, seedDemoShop } from '@lacehouse/demo'
import { createTestDatabase, type TestDatabase } from '../database/create-test-database.ts'

/** Creates a database with the small demo shop, which is filled once in a run and copied afterwards. */
export function createDemoDatabase(): Promise<TestDatabase> {
  return createTestDatabase({
    seed: {
      name: 'demo_small',
      fill: async (database) => {
        await seedDemoShop({ database, sites: await loadSites(), now: Date.now(), size: 'small' })
      },
    },
  })
}
