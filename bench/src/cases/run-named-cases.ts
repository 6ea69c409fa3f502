import { toFigure, toTable } from '../report/to-table.ts'
import { measureImport } from './measure-import.ts'
import { measurePublishing } from './measure-publishing.ts'
import { measureScale, type ScaleFigures } from './measure-scale.ts'

type Options = {
  /** The most products. */
  readonly products: number
  readonly rounds: number
  readonly say: (text: string) => void
}

const publications = 100

/** Runs the cases that run only when they are named, since each fills a database of its own; returns their figures. */
export async function runNamedCases(names: readonly string[], options: Options): Promise<Record<string, unknown>> {
  const report: Record<string, unknown> = {}
  if (names.includes('import')) report.import = await runImport(options)
  if (names.includes('publishing')) report.publishing = await runPublishing(options)
  if (names.includes('scale')) report.scale = await runScale(options)
  return report
}

const runImport = async ({ products, say }: Options) => {
  const imports = await measureImport(products)
  const rows = Object.entries(imports).map(([name, { rate, memory, processor }]) => [
    name,
    ...[rate, memory ?? Number.NaN, processor ?? Number.NaN].map(toFigure),
  ])
  const head = ['import', 'products a second', 'MB of the process', 'ms of processors for 1,000']
  say(`\n${toTable(head, rows)}`)
  return imports
}

const runPublishing = async ({ say }: Options) => {
  const publishing = await measurePublishing(publications)
  const { places, steppedBack, refused, load } = publishing
  const rows = places.map(({ place, p50, p99, most }) => [place, ...[p50, p99, most].map(toFigure)])
  const head = [`seen after publishing, ${publications} times`, 'p50 ms', 'p99 ms', 'most ms']
  say(`\n${toTable(head, rows)}`)
  say(`${steppedBack} answers with an older version after a newer one, ${refused} answered 503; load ${toFigure(load)}`)
  return publishing
}

const runScale = async ({ products, rounds, say }: Options) => {
  const sizes = await measureScale(products, rounds)
  const shops = sizes.map((size) => [
    ...[size.products, size.variants, size.reviews].map(String),
    ...[
      size.filled,
      size.started,
      size.firstListing,
      size.firstSearch,
      size.memory.ready,
      size.memory.afterLoad,
      size.memory.atRest,
    ].map(toFigure),
  ])
  const counted = ['products', 'variants', 'reviews']
  const timed = ['filled s', 'started s', 'first listing s', 'first search s', 'MB', 'MB after load', 'MB at rest']
  say(`\n${toTable([...counted, ...timed], shops)}`)
  const calls = sizes.flatMap((size) =>
    size.calls.map(({ name, rate, p50, p95, processor }) => [
      ...[`${name}, ${size.products} products`, ...[rate, p50, p95, processor].map(toFigure)],
    ]),
  )
  say(`\n${toTable(['scale', 'a second', 'p50 ms', 'p95 ms', 'shop’s CPU ms'], calls)}`)
  const compared = sizes.flatMap(compareWithOthers)
  const head = ['of other shops with 100,000 products, at equal TPC-B', 'a second', 'TPC-B a second', 'times']
  if (compared.length > 0) say(`\n${toTable(head, compared)}`)
  return sizes
}

/** Calls a second of other shops with 100,000 products, measured on a machine with 3,800 TPC-B transactions a second. */
const otherShops = [
  { name: 'Medusa', call: 'listing, 16 callers', rate: 22 },
  { name: 'Vendure', call: 'listing, 16 callers', rate: 115 },
  { name: 'Medusa', call: 'search, 16 callers', rate: 12 },
  { name: 'Vendure', call: 'search, 16 callers', rate: 1.7 },
]
const otherTransactions = 3800

const compareWithOthers = ({ products, transactions, calls }: ScaleFigures): string[][] => {
  if (transactions === null) return []
  const speed = transactions / otherTransactions
  return otherShops.flatMap(({ name, call, rate }) => {
    const own = calls.find((one) => one.name === call)
    if (!own) return []
    const figures = [own.rate, transactions, own.rate / speed / rate]
    return [[`${call}, ${products} products: ${name}`, ...figures.map(toFigure)]]
  })
}
