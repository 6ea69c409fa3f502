import type { backofficeExperimentCalls } from '@lacehouse/contracts/calls/backoffice/experiments'
import { inTransaction } from '@lacehouse/database'
import { changeExperiment } from '../../../core/experiments/change-experiment.ts'
import { experimentQueries } from '../../../core/experiments/experiments.queries.ts'
import { reportExperiment } from '../../../core/experiments/report-experiment.ts'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, Handlers } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { toExperimentReply, toReportReply } from './to-experiment-reply.ts'

type ExperimentDeps = Pick<Deps, 'database' | 'experiments' | 'now'>

export function backofficeExperimentRoutes(deps: ExperimentDeps): Handlers<keyof typeof backofficeExperimentCalls> {
  return {
    'backoffice.listExperiments': async () => ({
      experiments: (await experimentQueries.list(deps.database.pool)).map(toExperimentReply),
    }),
    'backoffice.getExperimentReport': getReport(deps),
    'backoffice.changeExperiment': change(deps),
  }
}

function getReport({ database, experiments }: ExperimentDeps): Handler<'backoffice.getExperimentReport'> {
  return async ({ params }) => {
    const rows = await experimentQueries.list(database.pool)
    const experiment = rows.find(({ key }) => key === params.experimentKey)
    if (!experiment) throw new Refusal('API404', { field: 'experimentKey' })
    const report = await reportExperiment({ database, toPurchaseId: experiments.toPurchaseId }, experiment)
    return toReportReply(experiment, report)
  }
}

/** Changes an experiment, and writes the entry of the audit log in the same transaction. */
function change({ database, now }: ExperimentDeps): Handler<'backoffice.changeExperiment'> {
  return (call) => {
    const { experimentKey: key } = call.params
    return inTransaction(database.pool, async (client) => {
      const changed = await changeExperiment(client, { ...call.body, key, now: now() })
      if (!changed.ok && changed.reason === 'unknown') throw new Refusal('API404', { field: 'experimentKey' })
      if (!changed.ok) throw new Refusal('STF409')
      const [before, after] = [changed.before, changed.after].map(toExperimentReply)
      await recordStaffChange(client, getStaff(call), {
        ...{ action: 'backoffice.changeExperiment', subject: key, consumerNo: null },
        ...{ before: { ...before }, after: { ...after } },
      })
      return { experiment: toExperimentReply(changed.after) }
    })
  }
}
