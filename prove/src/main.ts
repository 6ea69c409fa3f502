// `npm run prove` starts a shop, runs the cases of docs/proof.md against it and prints the findings.
// `npm run prove -- T6 --runs 200 --seed 7` repeats one case; `--minutes 2` bounds each. DATABASE_URL names a server to use.
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { minutes } from '@lacehouse/domain/time/durations'
import { createDraw, drawSeed } from '@lacehouse/test-kit'
import { proofs } from './cases.ts'
import type { Finding, Proof } from './proof.ts'
import { toReport } from './report/to-report.ts'
import { openProofShop, type ProofShop } from './shop/open-proof-shop.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string' }, seed: { type: 'string' }, minutes: { type: 'string' } },
})
const unknown = positionals.filter((id) => !proofs.some((proof) => proof.id === id.toUpperCase()))
if (unknown.length > 0) {
  process.stderr.write(`There is no case ${unknown.join(', ')}. There are: ${proofs.map(({ id }) => id).join(', ')}.\n`)
  process.exit(2)
}
const wanted = positionals.map((id) => id.toUpperCase())
const chosen = proofs.filter(({ id }) => wanted.length === 0 || wanted.includes(id))
const seed = values.seed === undefined ? drawSeed('prove') : Number(values.seed)
const longest = minutes(Number(values.minutes ?? 10))

const say = (text: string): void => void process.stdout.write(`${text}\n`)

say(`Opening a shop on ${process.env.DATABASE_URL ? 'a PostgreSQL server' : 'the embedded database'}; seed ${seed}.`)
const shop = await openProofShop()
const results: Result[] = []
try {
  for (const proof of chosen) results.push(await run(proof, shop))
} finally {
  await shop.close()
}
await mkdir('reports', { recursive: true })
const report = { database: shop.kind, cores: cpus().length, seed, at: new Date().toISOString(), results }
await writeFile(`reports/proof-${shop.kind}.json`, `${JSON.stringify(report, null, 2)}\n`)
const failed = results.filter(({ findings }) => findings.some(({ holds }) => !holds))
say(
  `\n${results.length - failed.length} of ${results.length} cases hold${failed.length > 0 ? `; not: ${failed.map(({ id }) => id).join(', ')}` : ''}.`,
)
process.exit(failed.length > 0 ? 1 : 0)

type Result = {
  readonly id: string
  readonly title: string
  readonly runs: number
  readonly seconds: number
  readonly findings: readonly Finding[]
}

async function run({ id, title, runs: usual, prove }: Proof, proofShop: ProofShop): Promise<Result> {
  const runs = Number(values.runs ?? usual)
  const begun = performance.now()
  const context = {
    shop: proofShop,
    runs,
    seed,
    draw: createDraw(seed),
    isLate: () => performance.now() - begun > longest,
  }
  const findings = await prove(context).catch((error: Error): Finding[] => [
    {
      what: 'the case ended without an error',
      found: `${error.stack ?? error.message} ${error.cause ?? ''}`,
      wanted: 'yes',
      holds: false,
    },
  ])
  const seconds = (performance.now() - begun) / 1000
  const result = { id, title, runs, seconds, findings }
  say(`\n${toReport(result)}`)
  return result
}
