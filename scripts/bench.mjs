// `npm run bench`: installs and builds what has changed, so that what is measured is what `npm start` runs; then the bench's own program.
import { buildChanged } from './bootstrap/build-steps.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { inRoot, nodeBinary } from './bootstrap/paths.mjs'
import { runForeground } from './bootstrap/run-program.mjs'

await ensureInstalled()
if (!(await buildChanged())) process.exit(1)
process.exitCode = await runForeground(nodeBinary(), [inRoot('bench/src/main.ts'), ...process.argv.slice(2)])
