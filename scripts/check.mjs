// `npm run check` runs all static checks; `npm run check -- types conventions` runs some of them.
import { buildChanged } from './bootstrap/build-steps.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { requireKnown } from './bootstrap/require-known.mjs'
import { checks } from './checks/checks.mjs'
import { runChecks } from './checks/run-checks.mjs'

const wanted = process.argv.slice(2)
requireKnown(
  wanted,
  checks.map(({ name }) => name),
)

await ensureInstalled()
const built = await buildChanged({ only: (step) => step.inDevelopment })
const failed = await runChecks(wanted)
process.exitCode = failed > 0 || !built ? 1 : 0
