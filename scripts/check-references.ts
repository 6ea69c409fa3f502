// Every reference of the repository resolves inside it: behaviours, decisions, cases of the proof, pages, links and paths.
// `node scripts/run.mjs scripts/check-references.ts apps/api` looks at one folder.
import { existsSync, readFileSync } from 'node:fs'
import { listFiles } from './conventions/list-files.ts'
import { listBrokenReferences } from './references/broken-references.ts'
import { listIndexViolations } from './references/decision-index.ts'
import { behaviourId, caseId, listDecisions, listRowIds } from './references/read-pages.ts'

const textual = /\.(?:[cm]?[jt]sx?|md|css|html|sql|ya?ml|sh)$|(?:^|\/)run$/
const ruleBooks = /^scripts\/(?:references\/citation-rules|(?:references|vocabulary)\/.+\.test)\.ts$/
const read = (path: string) => readFileSync(path, 'utf8')

const wanted = process.argv.slice(2)
const files = listFiles()
const repository = {
  behaviours: listRowIds(read('docs/behaviours.md'), behaviourId),
  decisions: listDecisions(files),
  cases: listRowIds(read('docs/proof.md'), caseId),
  exists: existsSync,
  read,
}
const records = files.filter((path) => /^docs\/decisions\/\d{4}-/.test(path)).map((path) => [path, read(path)] as const)
const inFiles = files
  .filter((path) => textual.test(path) && !ruleBooks.test(path))
  .filter((path) => wanted.length === 0 || wanted.some((folder) => path.startsWith(folder)))
  .flatMap((path) => listBrokenReferences(path, read(path), repository))
const broken = [...inFiles, ...listIndexViolations(new Map(records), read('docs/decisions/README.md'))]

for (const { path, line, rule, sentence } of broken) process.stdout.write(`${path}:${line} ${rule}: ${sentence}\n`)
if (broken.length > 0) process.exitCode = 1
