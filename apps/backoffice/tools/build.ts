import { join } from 'node:path'
import { build } from 'vite'

// Builds the back office: `node tools/build.ts [folder]`, below this package.
const root = join(import.meta.dirname, '..')
await build({ root, build: { outDir: process.argv[2] ?? 'build', emptyOutDir: true }, logLevel: 'warn' })
