// `npm test`: installs what is missing, builds, checks, runs every test; the last line is the sum.
// `npm test -- api web` runs those projects only (`check` is one), without the others.
import { buildChanged } from './bootstrap/build-steps.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { addTallies, emptyTally, formatTally } from './bootstrap/junit.mjs'
import { inRoot, nodeBinary } from './bootstrap/paths.mjs'
import { projects } from './bootstrap/projects.mjs'
import { runForeground } from './bootstrap/run-program.mjs'
import { runProject } from './bootstrap/run-project.mjs'
import { runChecks } from './checks/run-checks.mjs'

const wanted = process.argv.slice(2)
const isWanted = (/** @type {string} */ name) => wanted.length === 0 || wanted.includes(name)

await ensureInstalled()
let tally = emptyTally()
const built = await buildChanged()
if (!built) tally.failed += 1
const needsBrowser = ['elements', 'harness', 'journeys'].some(isWanted)
if (needsBrowser) await runForeground(nodeBinary(), [inRoot('scripts/ensure-chromium.ts')])
if (isWanted('check')) tally = addTallies(tally, await runChecks())
for (const { name } of projects) {
  if (!isWanted(name)) continue
  process.stdout.write(`\n── ${name}\n`)
  tally = addTallies(tally, await runProject(name))
}
process.stdout.write(`\n${formatTally(tally)}\n`)
process.exitCode = tally.failed > 0 ? 1 : 0
