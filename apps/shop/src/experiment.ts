import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import {
  addExperiment,
  changeExperiment,
  type ExperimentReport,
  experimentQueries,
  reportExperiment,
  toPurchaseIdOf,
} from '@lacehouse/api'
import { ExperimentInput } from '@lacehouse/contracts'
import { inTransaction } from '@lacehouse/database'
import { toDatafile } from '@lacehouse/domain/experiments/to-datafile'
import { fail, say } from './command-output.ts'
import { openForCommand } from './open-for-command.ts'

const usage = [
  'lacehouse experiment list',
  'lacehouse experiment add <file.json>',
  'lacehouse experiment start|stop <key>',
  'lacehouse experiment traffic <key> <percent>',
  'lacehouse experiment report <key>',
  'lacehouse experiment datafile',
].join('\n')

type Opened = Awaited<ReturnType<typeof openForCommand>>
type Command = (opened: Opened, subject: string, value: string) => Promise<void>

/** The ten-thousandths in a percent. */
const perPercent = 100

const commands: Readonly<Record<string, Command>> = {
  list,
  add,
  start: (opened, key) => change(opened, { key, action: 'start' }),
  stop: (opened, key) => change(opened, { key, action: 'stop' }),
  traffic: (opened, key, percent) =>
    change(opened, { key, action: 'traffic', traffic: Math.round(Number(percent) * perPercent) }),
  report,
  datafile: async ({ database }) =>
    say(JSON.stringify(toDatafile(await experimentQueries.list(database.pool), Date.now()), null, 2)),
}

/** `lacehouse experiment`: experiments as data, and what they found. */
export async function experiment(args: readonly string[]): Promise<void> {
  const { positionals } = parseArgs({ args: [...args], options: {}, allowPositionals: true })
  const [action = '', subject = '', value = ''] = positionals
  const command = commands[action]
  const needsSubject = action !== 'list' && action !== 'datafile'
  if (!command || (needsSubject && !subject)) return fail(usage, 2)
  const opened = await openForCommand()
  try {
    await command(opened, subject, value)
  } finally {
    await opened.close()
  }
}

async function list({ database }: Opened): Promise<void> {
  for (const { key, state, traffic, variants, metric } of await experimentQueries.list(database.pool))
    say(`${state.padEnd(8)} ${key}: ${variants.join(', ')}; ${traffic / perPercent} % of visitors, by ${metric}`)
}

/** Adds the experiment of a file as a draft. Its form is that of `ExperimentInput`. */
async function add({ database }: Opened, file: string): Promise<void> {
  const given = ExperimentInput.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (!given.success) return fail(`The file has no experiment: ${given.error.issues[0]?.message}`, 1)
  const outcome = await inTransaction(database.pool, (client) => addExperiment(client, given.data, Date.now()))
  if (outcome === 'has_run') return fail(`${given.data.key} has run; a new experiment needs a new key.`, 1)
  say(`${given.data.key} is a draft. Start it with: lacehouse experiment start ${given.data.key}`)
}

type Change = { readonly key: string; readonly action: 'start' | 'stop' | 'traffic'; readonly traffic?: number }

async function change({ database }: Opened, asked: Change): Promise<void> {
  const changed = await inTransaction(database.pool, (client) =>
    changeExperiment(client, { ...asked, now: Date.now() }),
  )
  if (!changed.ok) return fail(`${asked.key} was not changed: ${changed.reason}.`, 1)
  const { state, traffic } = changed.after
  say(`${asked.key} is ${state}, with ${traffic / perPercent} % of visitors.`)
}

async function report({ database, config }: Opened, key: string): Promise<void> {
  const found = (await experimentQueries.list(database.pool)).find((one) => one.key === key)
  if (!found) return fail(`There is no experiment ${key}.`, 1)
  const result = await reportExperiment({ database, toPurchaseId: toPurchaseIdOf(config) }, found)
  for (const line of describeReport(result)) say(line)
}

const columnWidth = 12
const row = (...cells: readonly (string | number)[]): string =>
  cells.map((cell) => String(cell).padEnd(columnWidth)).join(' ')
const percent = (value: number): string => `${(100 * value).toFixed(2)} %`

/** Writes a report as lines of text. */
export function describeReport(report: ExperimentReport): string[] {
  const { variants, hasMismatch, sampleRatio, explainedByHistory } = report
  const lines = variants.map(({ variant, visitors, conversions, rate, effect }) => {
    const interval =
      effect && Number.isFinite(effect.low)
        ? `${percent(effect.difference)} (${percent(effect.low)} to ${percent(effect.high)})${effect.isDecided ? ', decided' : ''}`
        : effect && 'too few visitors'
    return row(variant, visitors, conversions, percent(rate), interval ?? '')
  })
  const guards = variants.map(({ variant, guards: own }) =>
    row(variant, ...own.map(({ metric, value }) => (metric === 'lcp' ? `${value.toFixed(0)} ms` : percent(value)))),
  )
  return [
    row(
      'variant',
      'visitors',
      'conversions',
      'rate',
      'difference to the baseline, with an interval that holds at 95 %',
    ),
    ...lines,
    '',
    row('guards', 'errors', 'LCP', 'returns'),
    ...guards,
    '',
    hasMismatch
      ? `The visitors were not assigned in the planned shares (p = ${sampleRatio.toExponential(1)}): do not trust this result.`
      : `Visitors were assigned in the planned shares (p = ${sampleRatio.toFixed(2)}).`,
    ...(explainedByHistory > 0 ? [`History explains ${percent(explainedByHistory)} of the variance.`] : []),
  ]
}
