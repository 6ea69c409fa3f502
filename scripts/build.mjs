// `npm run build`: messages, contracts, storefront, compressed files; `--force` runs all of them again.
import { buildChanged } from './bootstrap/build-steps.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'

await ensureInstalled()
const built = await buildChanged({ force: process.argv.includes('--force') })
if (built) process.stdout.write('Everything is built.\n')
process.exitCode = built ? 0 : 1
