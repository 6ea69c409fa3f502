import { userInfo } from 'node:os'
import { inTransaction } from '@lacehouse/database'
import type { Deps } from '../../deps.ts'
import { recordStaffAction } from '../staff/audit.queries.ts'
import { type Moderation, moderateText } from './moderate-text.ts'
import { moderationQueries, queueFilters, textKinds } from './moderation.queries.ts'

/** As many as a terminal shows at once. */
const mostListed = 100

type Wanted = Omit<Moderation, 'kind' | 'now'> & { readonly kind: string }

/** Moderation for the operator's commands: the same decisions as in the back office, with the same entries of the audit log. */
export function createModeration({ database, now }: Pick<Deps, 'database' | 'now'>) {
  return {
    /** Lists what shoppers wrote, a line each. */
    describe: async (wanted: string): Promise<string[]> => {
      const filter = queueFilters.find((one) => one === wanted) ?? 'open'
      const { items, total } = await moderationQueries.list(database.pool, { filter, offset: 0, limit: mostListed })
      const lines = items.map(({ kind, id, productId, stars, body, findings, flags }) => {
        const found = [
          ...findings.map((one) => `${one.kind}: ${one.part}`),
          ...flags.map((flag) => `reported: ${flag}`),
        ]
        const marks = found.length > 0 ? ` [${found.join('; ')}]` : ''
        return `${kind} ${id} ${productId}${stars === null ? '' : ` ${stars}/5`}${marks} ${body.replaceAll(/\s+/g, ' ')}`
      })
      return [...lines, `${total} in all`]
    },
    /** Publishes or refuses a text; resolves to false for an unknown one. */
    decide: ({ kind: wanted, ...rest }: Wanted): Promise<boolean> => {
      const kind = textKinds.find((one) => one === wanted)
      if (!kind || !/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(rest.id)) return Promise.resolve(false)
      return inTransaction(database.pool, async (client) => {
        const done = await moderateText(client, { ...rest, kind, now: now() })
        if (!done.ok) return false
        if (done.isChanged) {
          await recordStaffAction(client, {
            ...{ siteId: done.siteId, actorId: `operator:${userInfo().username}`, actorType: 'STAFF' },
            ...{ action: 'backoffice.decideText', subject: `${kind} ${rest.id}`, consumerNo: done.consumerNo },
            data: { before: { state: done.before }, after: { state: rest.decision, reason: rest.reason } },
          })
        }
        return true
      })
    },
  }
}
