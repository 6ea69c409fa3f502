import { parseArgs } from 'node:util'
import { recommendationRuns, recomputeRecommendations } from '@lacehouse/api'
import { loadSites } from '@lacehouse/demo'
import { toWire } from '@lacehouse/domain/money/money'
import { days } from '@lacehouse/domain/time/durations'
import { fail, say } from './command-output.ts'
import { openForCommand } from './open-for-command.ts'

const usage = 'lacehouse recommendations report [--days <1 to 366>] [--site <id>]\nlacehouse recommendations compute'

/** `lacehouse recommendations`: what recommendations brought by slot and strategy, or their computing at once. */
export async function recommendations(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
    options: { days: { type: 'string', default: '30' }, site: { type: 'string', default: '' } },
    allowPositionals: true,
  })
  const [action = ''] = positionals
  const span = Number(values.days)
  if (!['report', 'compute'].includes(action) || !(span >= 1 && span <= 366)) return fail(usage, 2)
  const { database, config, close } = await openForCommand()
  try {
    if (action === 'compute') {
      const count = await recomputeRecommendations({ database, sites: await loadSites(config.sites), now: Date.now })
      say(`${count} sites were computed; the others have been within the last ten minutes.`)
      return
    }
    const since = Date.now() - days(span)
    const effects = await recommendationRuns.listEffects(database.pool, { siteId: values.site, since })
    say(['slot', 'strategy', 'seen', 'followed', 'bought', 'followed %', 'orders', 'revenue'].map(pad).join(' '))
    for (const { slot, strategy, impressions, clicks, purchases, orders, revenue } of effects) {
      const rate = ((100 * clicks) / Math.max(1, impressions)).toFixed(1)
      const brought = revenue.map((money) => `${toWire(money)} ${money.currency}`).join(', ')
      say([slot, strategy, impressions, clicks, purchases, rate, orders, brought].map(pad).join(' '))
    }
  } finally {
    await close()
  }
}

const columnWidth = 11
const pad = (cell: string | number): string => String(cell).padEnd(columnWidth)
