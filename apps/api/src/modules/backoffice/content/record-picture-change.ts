import type { Executor } from '@lacehouse/database'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import type { StaffCaller } from '../../../http/staff-caller.ts'

type PictureChange = { readonly action: 'add' | 'describe' | 'delete'; readonly id: string; readonly name: string }

/** Writes a change of an uploaded picture into the audit log, in the transaction of the change. */
export function recordPictureChange(
  executor: Executor,
  staff: StaffCaller,
  { action, id, name }: PictureChange,
): Promise<void> {
  return recordStaffChange(executor, staff, {
    ...{ action: `backoffice.${action}ContentPicture`, subject: id, consumerNo: null, after: { name } },
  })
}
