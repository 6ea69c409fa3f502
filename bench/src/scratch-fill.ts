import { mkdtemp } from 'node:fs/promises'
import { Pool } from 'pg'
import { startShop } from '@lacehouse/test-kit/shop/start-shop'
import { fillListing } from './shop/fill-listing.ts'
const url = 'postgres://postgres@127.0.0.1:5432/scale100k'
const dataDir = await mkdtemp('/tmp/lh-scratch-')
await (await startShop({ dataDir, program: 'bundle', env: { DATABASE_URL: url, WARM_PICTURES: '0', QUICK_PICTURES: '1' } })).stop()
const pool = new Pool({ connectionString: url })
await fillListing(pool, 100_000, (n) => console.log(n, new Date().toISOString()))
await pool.end()
