import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { createDraw, drawsQueries, openSecurityLog, runDraws } from '@lacehouse/api'
import type { Config } from '@lacehouse/api/config'
import { loadSites } from '@lacehouse/demo'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { fail, say } from './command-output.ts'
import { openForCommand } from './open-for-command.ts'

const usage = [
  'lacehouse draw list',
  'lacehouse draw create <productId> [--site LH-US] [--opens 2026-12-01T09:00:00Z] [--hours 24] [--hold 24]',
  'lacehouse draw cancel <drawId>',
  'lacehouse draw run',
].join('\n')

const options = {
  site: { type: 'string', default: 'LH-US' },
  opens: { type: 'string' },
  hours: { type: 'string', default: '24' },
  hold: { type: 'string', default: '24' },
} as const

type Values = { readonly site: string; readonly opens?: string; readonly hours: string; readonly hold: string }
type Opened = Awaited<ReturnType<typeof openForCommand>>

/** `lacehouse draw`: creates, lists and cancels draws, and draws those that have closed, which a running shop does by itself. */
export async function draw(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [action = '', subject = ''] = positionals
  if (!['list', 'create', 'cancel', 'run'].includes(action)) return fail(usage, 2)
  const opened = await openForCommand()
  try {
    if (action === 'list') return await list(opened)
    const isDone = await carryOut(opened, { action, subject, values })
    record(opened.config, `draw ${action} ${subject}`.trim(), isDone)
    if (!isDone) fail(`That cannot be done.\n${usage}`, 1)
  } finally {
    await opened.close()
  }
}

const list = async ({ database }: Opened): Promise<void> => {
  for (const one of await drawsQueries.list(database.pool)) {
    const units = Object.values(one.units).reduce((sum, count) => sum + count, 0)
    const closes = new Date(one.closesAt).toISOString()
    say(
      `${one.id}  ${one.siteId}  ${one.productId}  ${one.state}  closes ${closes}  ${one.entries} tickets, ${units} units`,
    )
  }
}

type Action = { readonly action: string; readonly subject: string; readonly values: Values }

const carryOut = async (opened: Opened, { action, subject, values }: Action): Promise<boolean> => {
  const { database } = opened
  if (action === 'cancel') return (await drawsQueries.cancel(database.pool, subject)) === 1
  if (action === 'run') {
    await runDraws({ database, now: Date.now })
    return true
  }
  const id = await create(opened, subject, values)
  if (id) say(`The draw is ${id}.`)
  return id !== null
}

const create = async ({ database, config }: Opened, productId: string, values: Values): Promise<string | null> => {
  const site = findSiteById(await loadSites(config.sites), values.site)
  const opensAt = values.opens === undefined ? Date.now() : Date.parse(values.opens)
  const [openHours, holdHours] = [Number(values.hours), Number(values.hold)]
  const isValid = Number.isFinite(opensAt) && openHours > 0 && Number.isInteger(holdHours) && holdHours > 0
  if (!site || !isValid || holdHours > 168) return null
  return createDraw({ database, now: Date.now }, { site, productId, opensAt, openHours, holdHours })
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
