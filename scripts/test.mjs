// `npm test`: installs what is missing, builds, checks, runs every test; the last line is the sum.
// `npm test -- api web` runs those projects only (`check` is one), without the others.
import { buildChanged } from './bootstrap/build-steps.mjs'
import { ensureChromium } from './bootstrap/ensure-chromium.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { addTallies, emptyTally, formatTally } from './bootstrap/junit.mjs'
import { projects } from './bootstrap/projects.mjs'
import { runProject } from './bootstrap/run-project.mjs'
import { runChecks } from './checks/run-checks.mjs'

const wanted = process.argv.slice(2)
const known = ['check', ...projects.map(({ name }) => name)]
const unknown = wanted.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join(', ')} to run: there are ${known.join(', ')}.\n`)
  process.exit(2)
}
const isWanted = (/** @type {string} */ name) => wanted.length === 0 || wanted.includes(name)

await ensureInstalled()
let tally = emptyTally()
const built = await buildChanged()
if (!built) tally.failed += 1
if (projects.some(({ name, browser }) => browser && isWanted(name))) await ensureChromium()
if (isWanted('check')) tally = addTallies(tally, await runChecks())
for (const { name } of projects) {
  if (!isWanted(name)) continue
  process.stdout.write(`\n── ${name}\n`)
  tally = addTallies(tally, await runProject(name))
}
process.stdout.write(`\n${formatTally(tally)}\n`)
process.exitCode = tally.failed > 0 ? 1 : 0
