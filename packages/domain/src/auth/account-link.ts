import { days, hours } from '../time/durations.ts'
import type { Duration } from '../time/instant.ts'

/**
 * What the link of a mail lets its reader do, once. `email_changed` is a mail without such a link: the former mailbox, which no one had
 * proved, gets a note of the change and cannot undo it (decision 0128).
 */
export type AccountLinkPurpose =
  | 'reset_password'
  | 'confirm_email'
  | 'staff_invitation'
  | 'change_email'
  | 'undo_email_change'
  | 'email_changed'

/** How long a link works (docs/bounds.md). */
export const accountLinkLifetimes: Readonly<Record<AccountLinkPurpose, Duration>> = {
  reset_password: hours(1),
  confirm_email: days(7),
  staff_invitation: days(3),
  change_email: hours(24),
  undo_email_change: days(7),
  email_changed: hours(24),
}
