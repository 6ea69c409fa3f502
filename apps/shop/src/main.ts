#!/usr/bin/env node
import { enableCompileCache } from 'node:module'

// Before other modules are loaded, the commands included: later starts reuse the compiled code and take half the time.
enableCompileCache()

const commands: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  start: async () => (await import('./start.ts')).start(),
  check: async (args) => (await import('./check-pages/check.ts')).check(args),
  import: async (args) => (await import('./import.ts')).importIntoShop(args),
  export: async (args) => (await import('./export.ts')).exportFromShop(args),
  credit: async (args) => (await import('./credit.ts')).credit(args),
  order: async (args) => (await import('./order.ts')).order(args),
  catalogue: async (args) => (await import('./catalogue.ts')).catalogue(args),
  content: async (args) => (await import('./content/content.ts')).content(args),
  'pre-order': async (args) => (await import('./pre-order.ts')).preOrder(args),
  draw: async (args) => (await import('./draw.ts')).draw(args),
  review: async (args) => (await import('./review.ts')).review(args),
  recommendations: async (args) => (await import('./recommendations.ts')).recommendations(args),
  social: async (args) => (await import('./social.ts')).social(args),
  experiment: async (args) => (await import('./experiment.ts')).experiment(args),
  vitals: async (args) => (await import('./vitals.ts')).vitals(args),
  search: async (args) => (await import('./search.ts')).search(args),
  setup: async (args) => (await import('./setup/setup.ts')).setup(args),
  promotion: async (args) => (await import('./promotion.ts')).promotion(args),
}

const [name = 'start', ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  process.stderr.write(`There is no command ${name}. There are: ${Object.keys(commands).join(', ')}.\n`)
  process.exit(2)
}
// Settings of the environment count before those of the file, which setup reads and writes itself.
const { SHOP_ENV_FILE: file } = process.env
if (file && command !== commands.setup) {
  try {
    process.loadEnvFile(file)
  } catch {
    process.stderr.write(`SHOP_ENV_FILE names ${file}, which cannot be read.\n`)
    process.exit(2)
  }
}
await command(args)
