import { contactCategories } from '@lacehouse/domain/contact/contact-subjects'
import { caseAuthors, caseStates, warrantyRemedies } from '@lacehouse/domain/support-cases/support-case'
import { z } from 'zod'

/** A case in the list of the back office; the subject is written in the reply's language. */
export const StaffCaseSummary = z.object({
  caseNumber: z.string(),
  state: z.enum(caseStates),
  siteId: z.string(),
  category: z.enum(['warranty', 'withdrawal', ...contactCategories]),
  subject: z.string(),
  name: z.string(),
  email: z.string(),
  orderNumber: z.string().optional(),
  createdAt: z.string(),
  /** The moment of the newest message. */
  updatedAt: z.string(),
})
export type StaffCaseSummary = z.output<typeof StaffCaseSummary>

/** A case as staff see it. */
export const StaffCase = StaffCaseSummary.extend({
  /** The language in which its shopper wrote and is answered. */
  locale: z.string(),
  consumerNo: z.string().optional(),
  phone: z.string().optional(),
  /** The faulty item, as it was called when the case was opened. */
  itemName: z.string().optional(),
  remedy: z.enum(warrantyRemedies).optional(),
  /** The oldest first; `name` says who of the staff wrote. */
  messages: z.array(
    z.object({
      messageId: z.string(),
      author: z.enum(caseAuthors),
      name: z.string().optional(),
      message: z.string(),
      sentAt: z.string(),
    }),
  ),
  photos: z.array(z.object({ photoId: z.string(), width: z.number(), height: z.number() })),
})
export type StaffCase = z.output<typeof StaffCase>
