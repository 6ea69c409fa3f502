// `npm start`: installs, builds what has changed, then hands over to the shop's own program.
import { buildChanged } from './bootstrap/build-steps.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { nodeFlags } from './bootstrap/node-flags.mjs'
import { inRoot, nodeBinary } from './bootstrap/paths.mjs'
import { runForeground } from './bootstrap/run-program.mjs'

await ensureInstalled()
if (!(await buildChanged())) process.exit(1)
process.exitCode = await runForeground(
  nodeBinary(),
  [...nodeFlags, inRoot('apps/shop/build/shop.js'), 'start', ...process.argv.slice(2)],
  {
    env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
  },
)
