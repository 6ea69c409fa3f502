import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seconds } from '@lacehouse/domain/time/durations'
import { type Comparison, compare } from '../measure/compare.ts'
import { createHttpClient } from '../measure/http-client.ts'
import { type Load, runCallers } from '../measure/run-callers.ts'
import { startBareServer, startRenderServer } from '../pages/start-baseline.ts'
import type { BenchShop } from '../shop/open-bench-shop.ts'

const roundLength = { milliseconds: seconds(1.5) }
/** Enough rounds for the JIT compiler to optimise the code of both sides. */
const warmUpRounds = 3
const callers = 8
/** Of the baseline's rate, for cached and for rendered pages. */
const target = 0.6

/** A query parameter that bypasses the page cache: pages with a personalisation test context are always rendered. */
const pastTheCache = 'p13n_testcontext=bench'

export type PagePaths = Readonly<Record<string, string>>

/** Finds the paths of home, a listing and a product page in the shop's own pages. */
export async function findPages({ shop }: BenchShop): Promise<PagePaths> {
  const home = await readPage(`${shop.url}/en-us`)
  const listing = /href="(\/en-us\/c\/[^"?#]+)"/.exec(home)?.[1] ?? ''
  const product = /href="(\/en-us\/p\/[^"?#]+)"/.exec(await readPage(`${shop.url}${listing}`))?.[1] ?? ''
  return { home: '/en-us', listing, product }
}

const readPage = async (url: string): Promise<string> => (await fetch(url, { headers: { accept: 'text/html' } })).text()

/**
 * Compares cached pages with a bare server that sends the same bytes, and rendered pages with React alone: once with the page's real
 * components and loaded data, once with the plain elements of the finished page.
 */
export async function measurePages(bench: BenchShop, rounds: number): Promise<Comparison[]> {
  const pages = await findPages(bench)
  const paths = Object.values(pages)
  const folder = await mkdtemp(join(tmpdir(), 'lh-bench-pages-'))
  const bare = await startBareServer(bench.shop.url, paths, join(folder, 'pages.json'))
  const render = await startRenderServer(bench.shop.url, paths)
  const found: Comparison[] = []
  for (const [name, path] of Object.entries(pages)) {
    for (let round = 0; round < warmUpRounds; round += 1) {
      await load(bench.shop.url, `${path}?${pastTheCache}`)
      await load(render.url, `/components${path}`)
      await load(render.url, `/elements${path}`)
    }
    const cached = { shop: () => load(bench.shop.url, path), baseline: () => load(bare.url, path) }
    found.push(await compare(`${name} from the cache`, cached, { rounds, target }))
    const shop = () => load(bench.shop.url, `${path}?${pastTheCache}`)
    const components = { shop, baseline: () => load(render.url, `/components${path}`) }
    found.push(await compare(`${name} rendered, beside its components`, components, { rounds, target }))
    const elements = { shop, baseline: () => load(render.url, `/elements${path}`) }
    found.push(await compare(`${name} rendered, beside its elements`, elements, { rounds }))
    const one = {
      shop: () => load(bench.shop.url, `${path}?${pastTheCache}`, 1),
      baseline: () => load(bench.shop.url, path, 1),
    }
    found.push(await compare(`${name} rendered, beside the cache, 1 caller`, one, { rounds: 1 }))
  }
  await Promise.all([bare.stop(), render.stop()])
  await rm(folder, { recursive: true, force: true })
  return found
}

const load = async (origin: string, path: string, count = callers): Promise<Load> => {
  const client = createHttpClient(origin)
  const result = await runCallers(count, roundLength, async () => {
    const { status } = await client.send('GET', path, { accept: 'text/html' })
    if (status !== 200) throw new Error(`${path} was answered ${status}`)
  })
  client.close()
  return result
}
