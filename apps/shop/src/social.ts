import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { decideMedia, findStaffPicture, listStaffMedia } from '@lacehouse/api'
import { fail, say } from './command-output.ts'
import { openForCommand } from './open-for-command.ts'

const usage = [
  'lacehouse social list',
  'lacehouse social picture <id> <file.jpg>',
  'lacehouse social approve|hide <id>',
].join('\n')

type Opened = Awaited<ReturnType<typeof openForCommand>>
type Command = (opened: Opened, id: string, file: string) => Promise<void>

const commands: Readonly<Record<string, Command>> = {
  list,
  picture,
  approve: (opened, id) => decide(opened, id, 'approved'),
  hide: (opened, id) => decide(opened, id, 'refused'),
}

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** `lacehouse social`: pictures of the social media service that wait for a decision, and the decisions. */
export async function social(args: readonly string[]): Promise<void> {
  const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true })
  const [action = '', id = '', file = ''] = positionals
  const command = commands[action]
  const isComplete = action === 'list' || (idPattern.test(id) && (action !== 'picture' || file !== ''))
  if (!command || !isComplete) return fail(usage, 2)
  const opened = await openForCommand()
  try {
    await command(opened, id, file)
  } finally {
    await opened.close()
  }
}

/** Lists what waits for a decision, the oldest first: pictures that were sent, and those that reports hide. */
async function list({ database }: Opened): Promise<void> {
  for (const { id, author, captions, reports, state } of await listStaffMedia(database.pool)) {
    const why = reports.length > 0 ? `reported as ${reports.join(', ')}` : state
    say(`${id} by ${author}: ${Object.values(captions)[0] ?? ''} (${why})`)
  }
}

async function picture({ database }: Opened, id: string, file: string): Promise<void> {
  const bytes = await findStaffPicture(database.pool, id)
  if (!bytes) return fail(`No person sent a picture ${id}.`, 1)
  await writeFile(file, bytes)
  say(`${file} is written.`)
}

async function decide({ database }: Opened, id: string, decision: 'approved' | 'refused'): Promise<void> {
  const isKnown = await decideMedia(database.pool, { mediaId: id, decision, now: Date.now() })
  if (!isKnown) return fail(`There is no picture ${id}.`, 1)
  say(decision === 'approved' ? `Everyone sees ${id} now.` : `No one sees ${id} any more.`)
}
