// `npm test`: installs what is missing, builds, checks, runs every test; the last line is the sum.
// `npm test -- api web` runs those projects only (`check` is one), without the others.
import { runUnlessTested } from './bootstrap/atelier-tests.mjs'
import { buildChanged } from './bootstrap/build-steps.mjs'
import { ensureChromium } from './bootstrap/ensure-chromium.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { addTallies, emptyTally, formatTally } from './bootstrap/junit.mjs'
import { projects } from './bootstrap/projects.mjs'
import { requireKnown } from './bootstrap/require-known.mjs'
import { runProject } from './bootstrap/run-project.mjs'
import { runChecks } from './checks/run-checks.mjs'

const wanted = process.argv.slice(2)
requireKnown(wanted, ['check', ...projects.map(({ name }) => name)])
// The program that runs hears the same signal and ends; the projects after it are not begun, and the run has failed.
let isInterrupted = false
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    isInterrupted = true
  })
}
const isWanted = (/** @type {string} */ name) => wanted.length === 0 || wanted.includes(name)

await ensureInstalled()
let tally = emptyTally()
const built = await buildChanged()
if (!built) tally.failed += 1
if (projects.some(({ name, browser }) => browser && isWanted(name))) await ensureChromium()
if (isWanted('check')) tally = addTallies(tally, await runChecks())
for (const { name } of projects) {
  if (!isWanted(name) || isInterrupted) continue
  process.stdout.write(`\n── ${name}\n`)
  tally = addTallies(tally, await runUnlessTested(name, () => runProject(name), { isNamed: wanted.includes(name) }))
}
if (isInterrupted) tally.failed += 1
process.stdout.write(`\n${formatTally(tally)}\n`)
process.exitCode = tally.failed > 0 ? 1 : 0
