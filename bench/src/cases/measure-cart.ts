import { seconds } from '@lacehouse/domain/time/durations'
import { createCartQueries } from '@lacehouse/test-kit/shop/cart-statements'
import { type Comparison, compare } from '../measure/compare.ts'
import { type Load, runCallers } from '../measure/run-callers.ts'
import type { BenchShop } from '../shop/open-bench-shop.ts'
import { fillCart, type Shopper } from '../shop/shopper.ts'

const roundLength = { milliseconds: seconds(1.2) }

type Filled = { readonly shopper: Shopper; readonly cartId: string }

/** Compares adding to a cart and reading it with the same SQL statements sent to the database directly. */
export async function measureCart(bench: BenchShop, lines: number, rounds: number): Promise<Comparison[]> {
  const { client, variantIds } = bench
  const wanted = Array.from({ length: lines }, (_, index) => variantIds[index % variantIds.length] ?? '')
  const carts = await Promise.all(Array.from({ length: 16 }, () => fillCart(client, wanted)))
  const statements = await readStatements(bench, carts)
  const found: Comparison[] = []
  for (const callers of [1, 16]) {
    const run = (work: (filled: Filled) => Promise<unknown>): Promise<Load> =>
      runCallers(callers, roundLength, (caller) => work(carts[caller] as Filled))
    const name = (what: string): string => `${what}, ${lines} ${lines === 1 ? 'line' : 'lines'}, ${callers} callers`
    const read = ({ shopper, cartId }: Filled) => shopper.call('GET', `/cart/v1/cart/${cartId}`)
    found.push(
      await compare(name('read cart'), { shop: () => run(read), baseline: () => run(statements.read) }, { rounds }),
    )
    const change = ({ shopper, cartId }: Filled) =>
      shopper.call('POST', '/cart/v1/item', { cartId, productId: variantIds[0], qty: 1, recipeId: 'line-0' })
    found.push(
      await compare(
        name('add to cart'),
        { shop: () => run(change), baseline: () => run(statements.change) },
        { rounds },
      ),
    )
  }
  return found
}

/** The statements of the cart calls: one reads the cart with its stock, one writes it. */
const readStatements = async ({ database }: BenchShop, carts: readonly Filled[]) => {
  const queries = createCartQueries(database.pool)
  const ids = carts.map(({ cartId }) => cartId)
  const { rows } = await database.pool.query('select id, owner_id as "ownerId" from carts where id = any($1)', [ids])
  const places = await database.pool.query(`select id from locations where kind = 'warehouse' and site_id = 'US'`)
  const warehouse: string = places.rows[0]?.id ?? ''
  const owners = new Map<string, string>(rows.map(({ id, ownerId }) => [id, ownerId]))
  const find = ({ cartId }: Filled) =>
    queries.findCart({
      cartId,
      owner: { kind: 'guest', id: owners.get(cartId) ?? '' },
      siteId: 'LH-US',
      warehouse,
      variantIds: [],
      storeIds: [],
      now: Date.now(),
    })
  const change = async (filled: Filled): Promise<void> => {
    const row = await find(filled)
    if (!row) throw new Error('a measured cart is gone')
    await queries.update({ ...row.doc, version: row.doc.version + 1 }, row.doc.version)
  }
  return { read: find, change }
}
