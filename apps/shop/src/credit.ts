import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { createStoreCredit, openSecurityLog } from '@lacehouse/api'
import type { Config } from '@lacehouse/api/config'
import { loadSites } from '@lacehouse/demo'
import type { Currency } from '@lacehouse/domain/money/currency'
import { amountToWire } from '@lacehouse/domain/money/money'
import { storeCreditReasons } from '@lacehouse/domain/payment/store-credit'
import { fail, say } from './command-output.ts'
import { openForCommand } from './open-for-command.ts'

const usage = `lacehouse credit <issue|withdraw> <customer number> <amount> <currency> --reason <${storeCreditReasons.join('|')}> [--key <name>]`

const problems = {
  unknown: 'There is no active customer of this number.',
  bad_amount: 'The amount is not one that can be changed at once.',
  other_currency: 'No site sells in this currency.',
  not_covered: 'The customer has less store credit than that.',
} as const

/** `lacehouse credit`: issues or withdraws the store credit of a customer, as the staff do in the back office. */
export async function credit(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    options: { reason: { type: 'string' }, key: { type: 'string' } },
    allowPositionals: true,
  })
  const [action = '', consumerNo = '', typed = '', currency = ''] = positionals
  const reason = storeCreditReasons.find((one) => one === values.reason)
  const isRead = ['issue', 'withdraw'].includes(action) && /^\d+(\.\d{1,2})?$/.test(typed) && currency !== ''
  if (!isRead || !reason) return fail(usage, 2)
  const opened = await openForCommand()
  try {
    const { database, config } = opened
    const { change } = createStoreCredit({ database, sites: await loadSites(config.sites), now: Date.now })
    const changed = await change({
      ...{ operator: userInfo().username, consumerNo, currency, reason, key: values.key ?? null },
      amount: action === 'issue' ? Number(typed) : -Number(typed),
    })
    record(config, `credit ${action} ${consumerNo}`, changed.ok)
    if (!changed.ok) return fail(problems[changed.reason], 1)
    const balance = amountToWire(changed.after, currency as Currency)
    say(`${consumerNo} has store credit of ${balance} ${currency}${changed.isRepeat ? '; nothing was changed' : ''}.`)
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
