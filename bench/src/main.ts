// `npm run bench` measures the shop and its baselines in one run, and writes reports/bench.json.
// `npm run bench -- checkout cart` measures these parts only; `--rounds 5` measures longer. DATABASE_URL names a server to use.
// `npm run bench -- import --size 100000` imports a file of so many products; it runs only when named.
// `npm run bench -- scale --size 100000` compares listings, searches and reviews with 1,000 and with so many products; it runs only when named.
// `npm run bench -- publishing` publishes a page 100 times and looks at two instances; it needs a Redis and runs only when named.
// `npm run bench -- cache` simulates a day of the page cache with segments and experiments; it needs no shop.
// `npm run bench -- replies` compares public replies of the API with a bare server that sends the same bytes.
// `npm run bench -- search` asks the judged queries of each language (packages/test-kit/data/judged-queries) and names the worst.
// `npm run bench -- curve --size 100000` measures with up to so many products. It runs only when named, because it fills the database.
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { countStatements } from './cases/count-statements.ts'
import { measureCache } from './cases/measure-cache.ts'
import { measureCart } from './cases/measure-cart.ts'
import { type CallFigures, measureCartCalls } from './cases/measure-cart-calls.ts'
import { measureCheckout, measurePlacements, warmUpCheckout } from './cases/measure-checkout.ts'
import { measureCurve } from './cases/measure-curve.ts'
import { measurePages } from './cases/measure-pages.ts'
import { measureReplies } from './cases/measure-replies.ts'
import { measureSearchQuality } from './cases/measure-search-quality.ts'
import { measureSignIn } from './cases/measure-sign-in.ts'
import { measureStart } from './cases/measure-start.ts'
import { runNamedCases } from './cases/run-named-cases.ts'
import type { Comparison } from './measure/compare.ts'
import { readMetrics } from './measure/read-metrics.ts'
import { sumOf } from './measure/read-processor.ts'
import { toFigure, toTable } from './report/to-table.ts'
import { openBenchShop } from './shop/open-bench-shop.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, size: { type: 'string' } },
})
const rounds = Number(values.rounds ?? 3)
const mostProducts = Number(values.size ?? 100_000)
const isWanted = (name: string): boolean => positionals.length === 0 || positionals.includes(name)
const processorColumns = ['shop', 'database', 'provider', 'caller', 'rest'] as const
const say = (text: string): void => void process.stdout.write(`${text}\n`)

const report: Record<string, unknown> = {
  measuredAt: new Date().toISOString(),
  node: process.version,
  cores: cpus().length,
  processor: cpus()[0]?.model.trim(),
  loadBefore: loadavg()[0],
}
say(`${report.cores} cores, load ${toFigure(loadavg()[0] ?? 0)} before anything was measured`)

if (isWanted('statements')) {
  const counts = await countStatements()
  report.statements = counts
  say(
    `\n${toTable(
      ['statements', 'count'],
      Object.entries(counts).map(([name, count]) => [name, String(count)]),
    )}`,
  )
}
if (isWanted('start')) {
  const start = await measureStart()
  report.start = start
  const { afterFirstPage, idle, afterLoad, idleAfterLoad } = start.memory
  const figures = [afterFirstPage, idle, afterLoad, idleAfterLoad].map(toFigure)
  say(`\nfirst page ${toFigure(start.first)} s after the first start, ${toFigure(start.second)} s after the second`)
  say(
    `\n${toTable(['MB of the shop', 'after its first page', 'idle', 'after load', 'idle again'], [['', ...figures]])}`,
  )
}
if (isWanted('cache')) {
  const day = await measureCache()
  report.cache = day
  const rates = [day.hitRate, day.plainHitRate].map((rate) => `${(100 * rate).toFixed(1)} %`)
  say(
    `\n${toTable(
      ['page cache, a day', 'hits with 12 segments and 4 experiments', 'hits without', 'addresses', 'entries'],
      [[`${day.pages} pages`, ...rates, String(day.addresses), String(day.entries)]],
    )}`,
  )
}
Object.assign(report, await runNamedCases(positionals, { products: mostProducts, rounds, say }))
if (['checkout', 'calls', 'cart', 'pages', 'replies', 'sign-in', 'search', 'curve'].some(isWanted)) await measureShop()

report.loadAfter = loadavg()[0]
await mkdir('reports', { recursive: true })
await writeFile('reports/bench.json', `${JSON.stringify(report, null, 2)}\n`)
say(`\nload ${toFigure(loadavg()[0] ?? 0)} at the end; written to reports/bench.json`)
process.exit(0)

async function measureShop(): Promise<void> {
  const bench = await openBenchShop()
  report.database = bench.database.kind
  const idle = await readMetrics(bench.shop.url)
  if (isWanted('checkout') || isWanted('calls')) await warmUpCheckout(bench)
  if (isWanted('checkout')) {
    const figures = {
      'checkout, 1 caller': await measureCheckout(bench, 1, rounds),
      'checkout, 16 callers': await measureCheckout(bench, 16, rounds),
      'placing alone, 1 caller': await measurePlacements(bench, 1, rounds),
      'placing alone, 16 callers': await measurePlacements(bench, 16, rounds),
    }
    report.checkout = figures
    const rows = Object.entries(figures).map(([name, one]) => [
      name,
      ...[one.rate, one.best, one.p50, one.p95, one.processor && sumOf(one.processor)].map(toFigure),
      ...processorColumns.map((part) => toFigure(one.processor?.[part] ?? null)),
    ])
    const head = ['guests', 'a second', 'best', 'p50 ms', 'p95 ms', 'CPU ms', ...processorColumns]
    say(`\n${toTable(head, rows)}`)
  }
  if (isWanted('calls')) {
    const calls: CallFigures[] = []
    for (const callers of [1, 16])
      for (const one of await measureCartCalls(bench, { lines: 1, callers, rounds }))
        calls.push({ ...one, name: `${one.name}, ${callers} ${callers === 1 ? 'caller' : 'callers'}` })
    report.pricing = calls
    sayCalls('cart calls, 1 line', calls)
  }
  if (isWanted('cart'))
    report.cart = sayComparisons('cart', [
      ...(await measureCart(bench, 1, rounds)),
      ...(await measureCart(bench, 50, rounds)),
    ])
  if (isWanted('pages')) report.pages = sayComparisons('page', await measurePages(bench, rounds))
  if (isWanted('replies')) report.replies = sayComparisons('reply', await measureReplies(bench, rounds))
  if (isWanted('sign-in')) {
    const figures = await measureSignIn(bench, rounds)
    report.signIn = figures
    const { p50, p95, pageAlone, pageBeside, signInsASecond } = figures
    const row = [p50, p95, pageAlone, pageBeside, pageBeside / pageAlone, signInsASecond].map(toFigure)
    const head = ['p50 ms', 'p95 ms', 'page alone p95 ms', 'beside sign-ins', 'ratio', 'sign-ins a second']
    say(`\n${toTable(['sign-in', ...head], [['1 caller', ...row]])}`)
  }
  if (isWanted('search')) {
    const scores = await measureSearchQuality(bench)
    report.search = scores
    saySearchQuality(scores)
  }
  // Last, because it leaves many more products in the shop.
  if (positionals.includes('curve')) {
    const points = await measureCurve(bench, rounds, mostProducts)
    report.curve = points
    sayCalls(
      'curve, 1 caller',
      points.flatMap(({ at, calls }) => calls.map((one) => ({ ...one, name: `${one.name}, ${at}` }))),
    )
  }
  const loaded = await readMetrics(bench.shop.url)
  report.memory = { idle: idle.memory, afterLoad: loaded.memory }
  say(`\nmemory of the shop: ${toFigure(idle.memory)} MB idle, ${toFigure(loaded.memory)} MB after load`)
  await bench.close()
}

function sayComparisons(what: string, comparisons: readonly Comparison[]): readonly Comparison[] {
  const rows = comparisons.map(
    ({ name, shop, baseline, ratio, p50, p95, target, shopProcessor, baselineProcessor }) => [
      name,
      ...[shop, baseline, ratio, target, p50, p95, shopProcessor, baselineProcessor].map(toFigure),
    ],
  )
  say(
    `\n${toTable([what, 'shop/s', 'baseline/s', 'ratio', 'target', 'p50 ms', 'p95 ms', 'CPU ms', 'its CPU ms'], rows)}`,
  )
  return comparisons
}

function sayCalls(what: string, calls: readonly CallFigures[]): void {
  const rows = calls.map(({ name, rate, p50, p95, processor }) => [name, ...[rate, p50, p95, processor].map(toFigure)])
  say(`\n${toTable([what, 'a second', 'p50 ms', 'p95 ms', 'shop’s CPU ms'], rows)}`)
}

function saySearchQuality(scores: Awaited<ReturnType<typeof measureSearchQuality>>): void {
  const rows = Object.entries(scores).map(([language, { queries, ndcg, zeroRate }]) => [
    ...[language, String(queries), ndcg.toFixed(3), `${(zeroRate * 100).toFixed(1)} %`],
  ])
  say(`\n${toTable(['judged queries', 'number', 'nDCG@10', 'without results'], rows)}`)
  for (const [language, { scores: all }] of Object.entries(scores)) {
    const worst = all.slice(0, 10).map(({ text, ndcg, found }) => [text, ndcg.toFixed(2), String(found)])
    say(`\n${toTable([`worst in ${language}`, 'nDCG@10', 'found'], worst)}`)
  }
}
