import { parseArgs } from 'node:util'
import { createFulfilment, type Fulfilment } from '@lacehouse/api'
import { loadSites } from '@lacehouse/demo'
import { describeAdvance, describeReturn } from './describe-order-command.ts'
import { openForCommand } from './open-for-command.ts'
import { readOrderCommand } from './read-order-command.ts'

const usage = [
  'lacehouse order advance <number> [packed|sent|ready|delivered|collected]',
  'lacehouse order refund <number> [--item <line, variant or UPC> [--quantity 1]]… [--reason "…"] [--key <name>]',
].join('\n')

const options = {
  item: { type: 'string', multiple: true },
  quantity: { type: 'string', multiple: true },
  reason: { type: 'string' },
  key: { type: 'string' },
} as const

/**
 * `lacehouse order`: advances an order as a warehouse does, and refunds cancelled or returned items. The shop asks the provider for the
 * money: at once if it is running, else when it starts.
 */
export async function order(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [action, number, to] = positionals
  const command = readOrderCommand({ action, number, to, ...values })
  if (!command.ok) return fail(`${command.reason}\n${usage}`, 2)
  const opened = await openForCommand()
  try {
    const fulfilment = createFulfilment({ database: opened.database, sites: await loadSites() })
    const result = await carryOut(fulfilment, command)
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
  const found = command.items.length === 0 ? null : await fulfilment.findLines(command.orderNumber, command.items)
  if (found && !found.ok) return { ok: false, text: `${command.orderNumber} has no item ${found.item}.` }
  const { orderNumber, key, reason } = command
  return describeReturn(await fulfilment.refund({ orderNumber, key, reason, items: found?.lines ?? null }), command)
}

/** The exit code is 2 for an invalid command and 1 for a refused one. */
const fail = (text: string, code: 1 | 2): void => {
  process.stderr.write(`${text}\n`)
  process.exitCode = code
}
