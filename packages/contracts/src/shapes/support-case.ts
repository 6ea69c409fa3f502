import { caseAuthors, caseStates, warrantyRemedies } from '@lacehouse/domain/support-cases/support-case'
import { z } from 'zod'

/** A case as the list shows it; the subject is written in the reply's language. */
export const SupportCaseSummary = z.object({
  caseNumber: z.string(),
  state: z.enum(caseStates),
  category: z.string(),
  subject: z.string(),
  orderNumber: z.string().optional(),
  /** The faulty item of a warranty case, as it was called when the case was opened. */
  itemName: z.string().optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

export const SupportCase = SupportCaseSummary.extend({
  remedy: z.enum(warrantyRemedies).optional(),
  /** The oldest first; the first is the question or the fault. */
  messages: z.array(
    z.object({ messageId: z.string(), author: z.enum(caseAuthors), message: z.string(), sentAt: z.string() }),
  ),
  photos: z.array(z.object({ photoId: z.string(), width: z.number(), height: z.number() })),
})
export type SupportCase = z.output<typeof SupportCase>
