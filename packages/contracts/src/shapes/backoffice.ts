import { staffStages } from '@lacehouse/domain/staff/plan-sign-in-stage'
import { staffRights } from '@lacehouse/domain/staff/staff-rights'
import { z } from 'zod'
import { LocaleCode, text } from './primitives.ts'

/** The query of a list of the back office: a page, an order and, where the list has one, a search. */
export const ListQuery = z.object({
  locale: LocaleCode.optional(),
  /** From 1. */
  page: z.coerce.number().int().min(1).max(10_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).optional(),
  search: text(100).optional(),
})

/** A page of a list with the number of all that match. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), total: z.number(), page: z.number(), pageSize: z.number() })
}

/** A session of staff: its stage, and once it is complete who it is and what they may do. */
export const StaffSession = z.object({
  stage: z.enum(staffStages),
  name: z.string(),
  email: z.string(),
  rights: z.array(z.enum(staffRights)),
  /** When it ends in any case; it ends earlier without a call. */
  endsAt: z.string(),
})
export type StaffSession = z.output<typeof StaffSession>

/** A day in UTC. */
export const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

/** A table to be opened in another program. */
export const CsvFile = z.file().mime(['text/csv'])
