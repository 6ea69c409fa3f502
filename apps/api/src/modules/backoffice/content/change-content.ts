import type { CallId, StaffContent } from '@lacehouse/contracts'
import { inTransaction } from '@lacehouse/database'
import type { PoolClient } from 'pg'
import type { ContentChanged } from '../../../core/content-edit/content-document.ts'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import type { Call } from '../../../http/call.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { type Meant, requireChanged, type StaffContentDeps } from './find-document.ts'
import { readStaffContent } from './to-staff-content.ts'

type StaffCall = Pick<Call<CallId>, 'staff'>

export type ContentAction = {
  readonly action: string
  readonly meant: Meant
  /** What the entry of the audit log says besides the number of the version. */
  readonly facts?: Readonly<Record<string, unknown>>
  readonly change: (
    client: PoolClient,
    by: { readonly author: string; readonly now: number },
  ) => Promise<ContentChanged>
}

/** Changes a document and writes the entry of the audit log, in one transaction. The versions hold the words themselves. */
export function changeContent(
  { database, now }: StaffContentDeps,
  call: StaffCall,
  { action, meant, facts, change }: ContentAction,
): Promise<StaffContent> {
  const staff = getStaff(call)
  const { siteId, locale, doctype, slug } = meant.key
  return inTransaction(database.pool, async (client) => {
    const number = requireChanged(await change(client, { author: staff.consumerNo, now: now() }))
    await recordStaffChange(client, staff, {
      ...{
        action: `backoffice.${action}`,
        subject: `${siteId} ${locale} ${doctype} ${slug}`,
        siteId,
        consumerNo: null,
      },
      after: { number, ...facts },
    })
    return readStaffContent(client, meant)
  })
}
