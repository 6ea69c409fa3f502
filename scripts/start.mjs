// `npm start` installs, builds after changes, and runs the shop.
import { buildChanged } from './bootstrap/build-steps.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { inRoot, nodeBinary } from './bootstrap/paths.mjs'
import { runForeground } from './bootstrap/run-program.mjs'

await ensureInstalled()
if (!(await buildChanged())) process.exit(1)
// Rendering makes short-lived text; a larger young generation saves a tenth of its processor time.
process.exitCode = await runForeground(
  nodeBinary(),
  ['--max-semi-space-size=64', inRoot('apps/shop/src/main.ts'), 'start', ...process.argv.slice(2)],
  {
    env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
  },
)
