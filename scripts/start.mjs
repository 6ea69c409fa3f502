// `npm start`: installs, builds what has changed, then hands over to the shop's own program.
import { existsSync } from 'node:fs'
import { buildChanged } from './bootstrap/build-steps.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { inRoot, nodeBinary } from './bootstrap/paths.mjs'
import { runForeground } from './bootstrap/run-program.mjs'

const shop = inRoot('apps/shop/src/main.ts')

await ensureInstalled()
if (!existsSync(shop)) {
  process.stderr.write('There is no shop to start yet: apps/shop/src/main.ts does not exist.\n')
  process.exit(1)
}
if (!(await buildChanged())) process.exit(1)
process.exitCode = await runForeground(nodeBinary(), [shop, 'start', ...process.argv.slice(2)], {
  env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
})
