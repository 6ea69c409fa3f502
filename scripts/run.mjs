// Runs one TypeScript program on the Node of the repository: `node scripts/run.mjs bench/src/main.ts --callers 16`.
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { nodeBinary } from './bootstrap/paths.mjs'
import { runForeground } from './bootstrap/run-program.mjs'

await ensureInstalled()
process.exitCode = await runForeground(nodeBinary(), process.argv.slice(2))
