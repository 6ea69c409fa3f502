import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { openSecurityLog, preOrdersQueries, receiveGoodsIn, setPreOrderIn } from '@lacehouse/api'
import type { Config } from '@lacehouse/api/config'
import { inTransaction } from '@lacehouse/database'
import { loadSites } from '@lacehouse/demo'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { fail, say } from './command-output.ts'
import { openForCommand } from './open-for-command.ts'

const usage = [
  'lacehouse pre-order list',
  'lacehouse pre-order set <variant or UPC> <units> [--day 2027-03-12] [--site LH-US]',
  'lacehouse pre-order arrive <variant or UPC> <units> [--site LH-US]',
].join('\n')

const options = { day: { type: 'string' }, site: { type: 'string', default: 'LH-US' } } as const

const refusals = {
  unknown: 'There is no such variant or site.',
  no_day: 'It needs a day, such as --day 2027-03-12.',
  past_day: 'The day has to be after today.',
  promised: 'Orders wait for more units than that.',
  bad_units: 'The units are a whole number.',
} as const

type Opened = Awaited<ReturnType<typeof openForCommand>>
type Asked = {
  readonly action: string
  readonly variant: string
  readonly units: number
  readonly day: string | null
  readonly site: string
}

/** `lacehouse pre-order`: says what may be sold before its arrival, books arrivals in, and lists the orders that wait. */
export async function preOrder(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [action = '', variant = '', units = ''] = positionals
  if (!['list', 'set', 'arrive'].includes(action)) return fail(usage, 2)
  const opened = await openForCommand()
  try {
    if (action === 'list') return await list(opened)
    const asked = { action, variant, units: Number(units), day: values.day ?? null, site: values.site }
    const problem = await carryOut(opened, asked)
    record(opened.config, `pre-order ${action} ${variant}`, problem === null)
    if (problem !== null) fail(`${problem}\n${usage}`, 1)
  } finally {
    await opened.close()
  }
}

const list = async ({ database }: Opened): Promise<void> => {
  const { offered, waiting } = await preOrdersQueries.list(database.pool)
  for (const { variantId, locationId, expectedOn, incoming, promised } of offered) {
    say(`${variantId}  ${locationId}  from ${expectedOn}  ${incoming} on their way, ${promised} ordered`)
    for (const one of waiting) if (one.variantId === variantId) say(`  ${one.orderNumber}  ${one.units}`)
  }
}

const carryOut = async ({ database, config }: Opened, asked: Asked): Promise<string | null> => {
  const { action, variant, units, day, site } = asked
  const locationId = findSiteById(await loadSites(config.sites), site)?.warehouse
  const variantId = await preOrdersQueries.findVariant(database.pool, variant)
  if (!locationId || !variantId) return refusals.unknown
  const done = await inTransaction(database.pool, (client) =>
    action === 'set'
      ? setPreOrderIn(client, { variantId, locationId, units, day, now: Date.now() })
      : receiveGoodsIn(client, { variantId, locationId, units }),
  )
  if (!done.ok) return refusals[done.reason]
  say(`${variantId}: done; ${done.promised} units of orders still wait.`)
  return null
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
