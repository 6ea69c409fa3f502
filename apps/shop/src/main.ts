import { enableCompileCache } from 'node:module'

// Before other modules are loaded, the commands included: later starts reuse the compiled code and take half the time.
enableCompileCache()

const commands: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  start: async () => (await import('./start.ts')).start(),
  import: async (args) => (await import('./import-pictures.ts')).importPictures(args),
  order: async (args) => (await import('./order.ts')).order(args),
  promotion: async (args) => (await import('./promotion.ts')).promotion(args),
}

const [name = 'start', ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  process.stderr.write(`There is no command ${name}. There are: ${Object.keys(commands).join(', ')}.\n`)
  process.exit(2)
}
await command(args)
