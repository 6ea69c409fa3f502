// `npm test` installs, builds, checks and runs every test; it prints the seconds of each part and, last, the sum.
// `npm test -- api web` runs those projects only (`check` and `journeys` are two).
import { isAtelierTested, recordAtelierTested } from './bootstrap/atelier-tests.mjs'
import { buildChanged } from './bootstrap/build-steps.mjs'
import { ensureChromium } from './bootstrap/ensure-chromium.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { requireKnown } from './bootstrap/require-known.mjs'
import { emptyPart, formatParts } from './testing/parts.mjs'
import { journeys, projects } from './testing/projects.mjs'
import { runJourneys } from './testing/run-journeys.mjs'
import { runVitest } from './testing/run-vitest.mjs'

const known = [...Object.keys(projects), journeys]
const wanted = process.argv.slice(2)
requireKnown(wanted, known)
const chosen = known.filter((name) =>
  wanted.length === 0 ? name !== 'atelier' || !isAtelierTested() : wanted.includes(name),
)

/** @type {import('./testing/parts.mjs').Part[]} */
const parts = []
const started = performance.now()
// The last line of this process is always the sum; an incomplete run has failed.
let isComplete = false
process.on('exit', () => {
  const missing = { ...emptyPart('ended early'), failed: 1 }
  const all = isComplete ? parts : [...parts, missing]
  if (all.some(({ failed }) => failed > 0)) process.exitCode = 1
  process.stdout.write(`\n${formatParts(all, (performance.now() - started) / 1000)}\n`)
})
// The running program gets the same signal and ends; later parts are not started.
let isInterrupted = false
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    isInterrupted = true
  })
}

/**
 * @param {string} name
 * @param {() => Promise<boolean>} work
 */
async function time(name, work) {
  const began = performance.now()
  const failed = Number(!(await work()))
  parts.push({ ...emptyPart(name), failed, seconds: (performance.now() - began) / 1000 })
}

await time('install', async () => {
  await ensureInstalled()
  if ([...chosen].some((name) => name === journeys || projects[name]?.browser)) await ensureChromium()
  return true
})
await time('build', buildChanged)
const inVitest = chosen.filter((name) => name !== journeys)
if (inVitest.length > 0 && !isInterrupted) parts.push(...(await runVitest('vitest', inVitest)))
if (parts.some(({ name, passed, failed }) => name === 'atelier' && passed > 0 && failed === 0)) recordAtelierTested()
if (chosen.includes(journeys) && !isInterrupted) parts.push(...(await runJourneys()))
isComplete = !isInterrupted
