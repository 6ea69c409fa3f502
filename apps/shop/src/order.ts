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
 * `lacehouse order`: moves an order on as a warehouse would, and takes back what is cancelled or returned. The shop that runs asks the
 * provider for the money: at once where it is running, else when it starts.
 */
export async function order(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [action, number, to] = positionals
  const wish = readOrderCommand({ action, number, to, ...values })
  if (!wish.ok) return fail(`${wish.reason}\n${usage}`, 2)
  const opened = await openForCommand()
  try {
    const desk = createFulfilment({ database: opened.database, sites: await loadSites() })
    const told = await carryOut(desk, wish)
    if (!told.ok) return fail(told.text, 1)
    process.stdout.write(`${told.text}\n`)
  } finally {
    await opened.close()
  }
}

type Wish = Extract<ReturnType<typeof readOrderCommand>, { ok: true }>

const carryOut = async (desk: Fulfilment, wish: Wish): Promise<{ readonly ok: boolean; readonly text: string }> => {
  if (wish.action === 'advance') return describeAdvance(await desk.advance(wish), wish)
  const found = wish.items.length === 0 ? null : await desk.findLines(wish.orderNumber, wish.items)
  if (found && !found.ok) return { ok: false, text: `${wish.orderNumber} has no item ${found.item}.` }
  const { orderNumber, key, reason } = wish
  return describeReturn(await desk.refund({ orderNumber, key, reason, items: found?.lines ?? null }), wish)
}

/** To scripts the two are told apart by the code: 2 for a command that was not understood. */
const fail = (text: string, code: 1 | 2): void => {
  process.stderr.write(`${text}\n`)
  process.exitCode = code
}
