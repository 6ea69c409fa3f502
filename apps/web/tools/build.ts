import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { compressAssets } from './compress-assets.ts'

const root = join(import.meta.dirname, '..')

const built = spawnSync('react-router', ['build'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
})
if (built.status !== 0) process.exit(built.status ?? 1)
compressAssets(join(root, 'build/client'))
