import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { createModeration, openSecurityLog } from '@lacehouse/api'
import type { Config } from '@lacehouse/api/config'
import { refusalReasons } from '@lacehouse/domain/reviews/review'
import { fail, say } from './command-output.ts'
import { openForCommand } from './open-for-command.ts'

const usage = [
  'lacehouse review list [open|unanswered|published|refused]',
  'lacehouse review publish <review|question|answer> <id>',
  `lacehouse review refuse <review|question|answer> <id> --reason <${refusalReasons.join('|')}>`,
].join('\n')

/** `lacehouse review`: lists what shoppers wrote about products, and publishes or refuses it as the staff do in the back office. */
export async function review(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    options: { reason: { type: 'string' } },
    allowPositionals: true,
  })
  const [action = '', kind = '', id = ''] = positionals
  if (!['list', 'publish', 'refuse'].includes(action)) return fail(usage, 2)
  const reason = refusalReasons.find((one) => one === values.reason) ?? null
  if (action === 'refuse' && !reason) return fail(`A refusal needs a reason.\n${usage}`, 2)
  const opened = await openForCommand()
  try {
    const moderation = createModeration({ database: opened.database, now: Date.now })
    if (action === 'list') {
      for (const line of await moderation.describe(kind || 'open')) say(line)
      return
    }
    const decision = action === 'publish' ? 'published' : 'refused'
    const isDone = await moderation.decide({ kind, id, decision, reason: decision === 'refused' ? reason : null })
    record(opened.config, `review ${action} ${kind} ${id}`, isDone)
    if (!isDone) return fail(`There is no ${kind} ${id}.\n${usage}`, 1)
    say(`The ${kind} is ${decision}.`)
  } finally {
    await opened.close()
  }
}

/** Enters the command into the security log; without a file for it, on the standard error. */
const record = ({ securityLog: path, sessionSecret: secret }: Config, target: string, isDone: boolean): void => {
  const onError = (error: Error): void => {
    process.stderr.write(`The security log could not be written: ${error.message}\n`)
  }
  const log = openSecurityLog({ path, stream: 2, secret, now: Date.now, onError })
  const actor = `operator:${userInfo().username}`
  log.record('operator_command', { actor }, { target, outcome: isDone ? 'allowed' : 'refused' })
  log.close()
}
