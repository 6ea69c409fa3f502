import { isTimeZone } from '@lacehouse/domain/time/is-time-zone'
import { z } from 'zod'
import { blockFields, RequiredWords } from './block-fields.ts'

/** The name by which links of the page open a dialog: `#sign-up`. */
const Fragment = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/)

/** When and where an event is, with a link to its calendar file. */
export const EventBlock = z.object({
  ...blockFields,
  type: z.literal('event'),
  eventId: RequiredWords,
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime(),
  /** An IANA time zone: that of the place. */
  timeZone: z.string().refine(isTimeZone, 'Not a time zone'),
  place: RequiredWords,
  calendarLabel: RequiredWords,
})
export type EventBlock = z.output<typeof EventBlock>

/** A dialog with the block's words, opened by links to its fragment (CMS-12). Without scripts the link leads to the same words in the page. */
export const DialogBlock = z.object({ ...blockFields, type: z.literal('dialog'), fragment: Fragment })
export type DialogBlock = z.output<typeof DialogBlock>

/** The dialog to sign up for an event, opened by links to its fragment (CMS-12). */
export const EventDialogBlock = z.object({
  ...blockFields,
  type: z.literal('event-dialog'),
  fragment: Fragment,
  eventId: RequiredWords,
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime(),
  enablePlusOne: z.boolean(),
  submitCtaLabel: RequiredWords,
  confirmationTitle: RequiredWords,
  confirmationSubtitle: z.string(),
})
export type EventDialogBlock = z.output<typeof EventDialogBlock>
