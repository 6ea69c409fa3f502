// `npm run check`: everything a program can say about the code without running it; `npm run check -- types house` for some.
import { buildChanged } from './bootstrap/build-steps.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { runChecks } from './checks/run-checks.mjs'

await ensureInstalled()
const built = await buildChanged({ only: (step) => step.inDevelopment })
const { failed } = await runChecks(process.argv.slice(2))
process.exitCode = failed > 0 || !built ? 1 : 0
