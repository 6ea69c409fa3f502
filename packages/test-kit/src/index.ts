export { addCatalogue, productIdOf, skuOf } from './database/add-catalogue.ts'
export { createTestDatabase, type TestDatabase, type TestDatabaseOptions } from './database/create-test-database.ts'
export type { Seed } from './database/seed.ts'
