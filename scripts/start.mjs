// `npm start` installs, builds after changes, and runs the shop.
import { buildChanged } from './bootstrap/build-steps.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { memorySettings, nodeFlags } from './bootstrap/node-flags.mjs'
import { inRoot, nodeBinary } from './bootstrap/paths.mjs'
import { runForeground } from './bootstrap/run-program.mjs'

await ensureInstalled()
if (!(await buildChanged())) process.exit(1)
process.exitCode = await runForeground(
  nodeBinary(),
  [...nodeFlags, inRoot('apps/shop/build/shop.js'), 'start', ...process.argv.slice(2)],
  {
    env: { ...memorySettings, NODE_ENV: process.env.NODE_ENV ?? 'production' },
  },
)
