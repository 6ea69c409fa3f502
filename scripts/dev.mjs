// `npm run dev`: the same shop with its pages through Vite (hot reload), restarted by Node when server code changes.
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
if (!(await buildChanged({ only: (step) => step.inDevelopment }))) process.exit(1)
process.exitCode = await runForeground(
  nodeBinary(),
  ['--watch', '--watch-preserve-output', shop, 'start', ...process.argv.slice(2)],
  { env: { NODE_ENV: 'development' } },
)
