import { contentProblemKinds } from '@lacehouse/domain/content/document-types'
import { z } from 'zod'

/** The change of a document that another one came too late for. */
export const ContentChangeReply = z.object({ by: z.string(), at: z.string(), version: z.string() })
export type ContentChangeReply = z.output<typeof ContentChangeReply>

/** A finding of a document's check. An error prevents the publication, a warning does not. */
export const ContentProblem = z.object({
  kind: z.enum(contentProblemKinds),
  severity: z.enum(['error', 'warning']),
  /** The field, as `blocks.0.targets.1.url`; empty where the whole document is meant. */
  path: z.string(),
  /** The address, picture, locale or rule in question. */
  value: z.string(),
})
export type ContentProblem = z.output<typeof ContentProblem>
