import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkBuild } from './check-build.ts'
import { compressAssets } from './compress-assets.ts'
import { recordAssets, recordPages } from './record-build.ts'

// Builds the storefront and compresses its files: `node tools/build.ts [folder]`, below this package.
const root = join(import.meta.dirname, '..')
const folder = process.argv[2] ?? 'build'
const cli = fileURLToPath(import.meta.resolve('@react-router/dev/package.json')).replace('package.json', 'bin.cjs')

const built = spawnSync(process.execPath, [cli, 'build'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', WEB_BUILD_FOLDER: folder },
})
if (built.status !== 0) process.exit(built.status ?? 1)
compressAssets(join(root, folder, 'client'))
recordAssets(join(root, folder))
await checkBuild(join(root, folder))
await recordPages(join(root, folder))
// The process would not end by itself, because React's server code keeps a message port open.
process.exit()
