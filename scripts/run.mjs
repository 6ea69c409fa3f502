// Runs one TypeScript program of the repository on its own Node: `node scripts/run.mjs bench/src/main.ts --callers 16`.
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { nodeBinary } from './bootstrap/paths.mjs'
import { runForeground } from './bootstrap/run-program.mjs'

await ensureInstalled()
process.exitCode = await runForeground(nodeBinary(), process.argv.slice(2))
