import { randomUUID } from 'node:crypto'
import type { backofficeViewCalls } from '@lacehouse/contracts/calls/backoffice/views'
import type { Deps } from '../../../deps.ts'
import type { Handler, Handlers } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { type StoredView, viewQueries } from './views.queries.ts'

type ViewDeps = Pick<Deps, 'database'>

export function backofficeViewRoutes(deps: Deps): Handlers<keyof typeof backofficeViewCalls> {
  const { pool } = deps.database
  return {
    'backoffice.listViews': async (call) => toReply(await viewQueries.list(pool, getStaff(call).consumerNo)),
    'backoffice.saveView': saveView(deps),
    'backoffice.deleteView': async (call) => {
      const { consumerNo } = getStaff(call)
      await viewQueries.remove(pool, { viewId: call.params.viewId, consumerNo })
      return toReply(await viewQueries.list(pool, consumerNo))
    },
  }
}

/** Saves a view of a list for its own caller. */
function saveView({ database }: ViewDeps): Handler<'backoffice.saveView'> {
  return async (call) => {
    const { area, name, query } = call.body
    const { consumerNo } = getStaff(call)
    const view = { viewId: randomUUID(), consumerNo, area, name: name.trim(), query }
    if (!(await viewQueries.save(database.pool, view))) throw new Refusal('STF409')
    return toReply(await viewQueries.list(database.pool, consumerNo))
  }
}

const toReply = (views: readonly StoredView[]) => ({ views: views.map((view) => ({ ...view })) })
