import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seconds } from '@lacehouse/domain/time/durations'
import { createTestClient } from '@lacehouse/test-kit'
import { type Comparison, compare } from '../measure/compare.ts'
import { drawAddress } from '../measure/draw-address.ts'
import { createHttpClient } from '../measure/http-client.ts'
import { type Load, runCallers } from '../measure/run-callers.ts'
import { startBareServer } from '../pages/start-baseline.ts'
import type { BenchShop } from '../shop/open-bench-shop.ts'

const roundLength = { milliseconds: seconds(1.5) }
const callers = 16
const warmUpRounds = 3
/** Shares of what a bare Node server sends; of details that are not cached, 1,000 a second where such a server sends 15,000. */
const targets = { cached: 0.5, made: 1000 / 15_000 }

const search = '/products/v2/search/productSearch?locale=en-us'

/**
 * Compares public cached replies of the API with a bare server that sends the same bytes, and details that are made for each
 * call with it as well.
 */
export async function measureReplies({ shop }: BenchShop, rounds: number): Promise<Comparison[]> {
  const ids = await listProducts(shop.url)
  const details = ids.map((id) => `/products/v2/products/${id}/details?locale=en-us`)
  const cached: Readonly<Record<string, readonly string[]>> = {
    details: details.slice(0, 1),
    listing: [`${search}&category=1000`],
    search: [`${search}&q=black+running+shoes`],
    suggestions: ['/products/v2/search/autoSuggest?locale=en-us&q=runn'],
    catalogue: ['/products/v2/catalog?locale=en-us'],
    content: ['/fapi/pages/home?locale=en-us'],
  }
  const folder = await mkdtemp(join(tmpdir(), 'lh-bench-replies-'))
  const paths = [...Object.values(cached).flat(), ...details.slice(1)]
  const bare = await startBareServer(shop.url, paths, join(folder, 'replies.json'))
  const found: Comparison[] = []
  for (const [name, list] of Object.entries(cached)) {
    const sides = { shop: () => load(shop.url, list), baseline: () => load(bare.url, list) }
    await warmUp(sides.shop)
    found.push(await compare(`${name}, cached`, sides, { rounds, target: targets.cached }))
  }
  // An address that was never asked for is answered by no cached reply.
  let turn = 0
  const made = {
    shop: () => load(shop.url, details, () => `&utm_term=${turn++}`),
    baseline: () => load(bare.url, details),
  }
  await warmUp(made.shop)
  found.push(await compare('details, made', made, { rounds, target: targets.made }))
  await bare.stop()
  await rm(folder, { recursive: true, force: true })
  return found
}

const listProducts = async (url: string): Promise<string[]> => {
  const client = createTestClient(url).withToken(null, 'en-us')
  const { products } = await client.call('search.products', { query: { pageSize: '96' } })
  return products.map(({ id }) => id)
}

const warmUp = async (side: () => Promise<Load>): Promise<void> => {
  for (let round = 0; round < warmUpRounds; round += 1) await side()
}

const load = async (origin: string, paths: readonly string[], suffix = () => ''): Promise<Load> => {
  const client = createHttpClient(origin)
  let next = 0
  const result = await runCallers(callers, roundLength, async () => {
    const path = `${paths[next++ % paths.length] ?? ''}${suffix()}`
    const { status } = await client.send('GET', path, { address: drawAddress() })
    if (status !== 200) throw new Error(`${path} was answered ${status}`)
  })
  client.close()
  return result
}
