import { Refusal } from '../../http/refusal.ts'
import { type AddedMessage, addMessage } from './add-message.ts'
import type { CaseDeps } from './open-case.ts'
import { type CaseFilter, type CasePage, type FullCase, supportCasesQueries } from './support-cases.queries.ts'

/** Lists a page of all cases for the staff, the one with the newest message first. */
export function listCases({ database }: CaseDeps, filter: Partial<CaseFilter>): Promise<CasePage> {
  return supportCasesQueries.list(database.pool, {
    ...{ state: null, category: null, search: null, start: 0, count: 50 },
    ...filter,
  })
}

/** Returns a case with its messages and photos for the staff; refuses an unknown number. */
export async function getCase({ database }: CaseDeps, number: string): Promise<FullCase> {
  const found = await supportCasesQueries.find(database.pool, number)
  if (!found) throw new Refusal('CAS404')
  return found
}

type Answer = {
  readonly number: string
  readonly message: string
  /** Who of the staff answers. */
  readonly staffId: string
  /** Whether the case ends with the answer. */
  readonly closes?: boolean
}

/** Answers a case: writes the message, has it mailed to the shopper, and sets the state. */
export function answerCase(deps: CaseDeps, { number, closes = false, ...said }: Answer): Promise<AddedMessage> {
  const find = () => supportCasesQueries.find(deps.database.pool, number)
  return addMessage(deps, find, { ...said, author: 'staff', closes })
}
