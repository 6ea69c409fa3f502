import { start } from './start.ts'

const commands: Readonly<Record<string, () => Promise<void>>> = { start }

const [name = 'start'] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  process.stderr.write(`There is no command ${name}. There are: ${Object.keys(commands).join(', ')}.\n`)
  process.exit(2)
}
await command()
