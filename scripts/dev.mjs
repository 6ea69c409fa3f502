// `npm run dev` runs the shop with pages by Vite (hot reload) and restarts it when server code changes.
import { buildChanged } from './bootstrap/build-steps.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { inRoot, nodeBinary, root } from './bootstrap/paths.mjs'
import { runRestartable } from './bootstrap/run-restartable.mjs'
import { watchSources } from './bootstrap/watch-sources.mjs'

const shop = inRoot('apps/shop/src/main.ts')
// Vite reloads the files of apps/web that it serves.
const serverFolders = ['apps/api/src', 'apps/payment-sandbox/src', 'apps/shop/src', 'apps/web/src/host', 'packages']
const buildInDevelopment = () => buildChanged({ only: (step) => step.inDevelopment })

await ensureInstalled()
if (!(await buildInDevelopment())) process.exit(1)
const server = runRestartable(nodeBinary(), [shop, 'start', ...process.argv.slice(2)], { NODE_ENV: 'development' })
const stopWatching = watchSources(root, serverFolders, async (path) => {
  process.stdout.write(`${path} has changed: starting afresh …\n`)
  if (await buildInDevelopment()) await server.restart()
})
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => void server.stop())
process.exitCode = await server.ended
stopWatching()
