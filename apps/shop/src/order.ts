import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { createFulfilment, type Fulfilment, openSecurityLog } from '@lacehouse/api'
import type { Config } from '@lacehouse/api/config'
import { loadSites } from '@lacehouse/demo'
import { fail } from './command-output.ts'
import { describeAdvance, describeReturn, describeTakeBack } from './describe-order-command.ts'
import { openForCommand } from './open-for-command.ts'
import { readOrderCommand } from './read-order-command.ts'

const usage = [
  'lacehouse order advance <number> [packed|sent|ready|delivered|collected] [--tracking <carrier>:<number>]',
  'lacehouse order return <return number> [--item <line, variant or UPC> [--quantity 1]]… [--credit]',
  'lacehouse order refund <number> [--item <line, variant or UPC> [--quantity 1]]… [--reason "…"] [--key <name>] [--credit]',
].join('\n')

const options = {
  item: { type: 'string', multiple: true },
  quantity: { type: 'string', multiple: true },
  reason: { type: 'string' },
  key: { type: 'string' },
  credit: { type: 'boolean' },
  tracking: { type: 'string' },
} as const

/**
 * `lacehouse order`: advances an order as a warehouse does, takes back a return that its shopper registered, and refunds other items. The shop asks the provider for the
 * money: at once if it is running, else when it starts.
 */
export async function order(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [action, number, to] = positionals
  const command = readOrderCommand({ action, number, to, ...values })
  if (!command.ok) return fail(`${command.reason}\n${usage}`, 2)
  const opened = await openForCommand()
  try {
    const fulfilment = createFulfilment({
      database: opened.database,
      sites: await loadSites(opened.config.sites),
      now: Date.now,
    })
    const result = await carryOut(fulfilment, command)
    record(opened.config, command, result.ok)
    if (!result.ok) return fail(result.text, 1)
    process.stdout.write(`${result.text}\n`)
  } finally {
    await opened.close()
  }
}

type ValidCommand = Extract<ReturnType<typeof readOrderCommand>, { ok: true }>

const carryOut = async (
  fulfilment: Fulfilment,
  command: ValidCommand,
): Promise<{ readonly ok: boolean; readonly text: string }> => {
  if (command.action === 'advance') return describeAdvance(await fulfilment.advance(command), command)
  if (command.action === 'return') {
    const { returnNumber, items, asStoreCredit } = command
    return describeTakeBack(
      await fulfilment.takeBack({ returnNumber, items: items.length === 0 ? null : items, asStoreCredit }),
      command,
    )
  }
  const found = command.items.length === 0 ? null : await fulfilment.findLines(command.orderNumber, command.items)
  if (found && !found.ok) return { ok: false, text: `${command.orderNumber} has no item ${found.item}.` }
  const { orderNumber, key, reason, asStoreCredit } = command
  const items = found?.lines ?? null
  return describeReturn(await fulfilment.refund({ orderNumber, key, reason, items, asStoreCredit }), command)
}

/** Enters the command into the security log; without a file for it, on the standard error. */
const record = (config: Config, command: ValidCommand, isDone: boolean): void => {
  const subject = command.action === 'return' ? command.returnNumber : command.orderNumber
  const log = openSecurityLog({
    path: config.securityLog,
    stream: 2,
    secret: config.sessionSecret,
    now: Date.now,
    onError: (error) => process.stderr.write(`The security log could not be written: ${error.message}\n`),
  })
  const facts = { target: `order ${command.action} ${subject}`, outcome: isDone ? 'allowed' : 'refused' } as const
  log.record('operator_command', { actor: `operator:${userInfo().username}` }, facts)
  log.close()
}
