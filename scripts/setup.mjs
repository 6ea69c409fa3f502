// `npm run setup` makes a production shop step by step (docs/operations.md).
import { buildChanged } from './bootstrap/build-steps.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { inRoot, nodeBinary } from './bootstrap/paths.mjs'
import { runForeground } from './bootstrap/run-program.mjs'

await ensureInstalled()
if (!(await buildChanged({ only: (step) => step.inDevelopment }))) process.exit(1)
process.exitCode = await runForeground(nodeBinary(), [
  inRoot('apps/shop/src/main.ts'),
  'setup',
  ...process.argv.slice(2),
])
