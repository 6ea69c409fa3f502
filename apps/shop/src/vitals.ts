import { parseArgs } from 'node:util'
import { listVitals } from '@lacehouse/api'
import { rateVital } from '@lacehouse/domain/page/vitals'
import { days } from '@lacehouse/domain/time/durations'
import { fail, say } from './command-output.ts'
import { openForCommand } from './open-for-command.ts'

const usage = 'lacehouse vitals [--days <1 to 90>] [--site <id>]'

/** `lacehouse vitals`: what the browsers of visitors measured, by page type, release and variant. */
export async function vitals(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { days: { type: 'string', default: '28' }, site: { type: 'string', default: '' } },
  })
  const span = Number(values.days)
  if (!(span >= 1 && span <= 90)) return fail(usage, 2)
  const { database, close } = await openForCommand()
  try {
    const rows = await listVitals(database.pool, { siteId: values.site, since: Date.now() - days(span) })
    if (rows.length === 0) return say('No page was measured in this period.')
    say(['page', 'release', 'variant', 'metric', 'loads', 'p75', 'rating'].map(pad).join(' '))
    for (const { page, release, variant, metric, loads, p75 } of rows) {
      const value = metric === 'CLS' ? p75.toFixed(3) : `${p75.toFixed(0)} ms`
      say([page, release, variant || 'all', metric, loads, value, rateVital(metric, p75)].map(pad).join(' '))
    }
  } finally {
    await close()
  }
}

const columnWidth = 17
const pad = (cell: string | number): string => String(cell).padEnd(columnWidth)
