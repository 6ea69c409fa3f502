import type { Executor } from '@lacehouse/database'
import { toErrorId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'
import { type AddedMessage, addMessage } from './add-message.ts'
import type { CaseDeps } from './open-case.ts'
import {
  type CaseFilter,
  type CasePage,
  type CaseSort,
  type FullCase,
  supportCasesQueries,
} from './support-cases.queries.ts'

const everything: CaseFilter = {
  ...{ state: null, category: null, search: null, name: null },
  ...{ from: 0, to: Date.UTC(2200, 0), start: 0, count: 50 },
}

/** Lists a page of all cases for the staff, the one with the newest message first unless another order is asked for. */
export function listCases(executor: Executor, filter: Partial<CaseFilter>, sort?: CaseSort): Promise<CasePage> {
  return supportCasesQueries.list(executor, { ...everything, ...filter }, sort)
}

/** Returns a case with its messages and photos for the staff; refuses an unknown number. */
export async function getCase(executor: Executor, number: string): Promise<FullCase> {
  const found = await supportCasesQueries.find(executor, number)
  if (!found) throw new Refusal(toErrorId('unknown_case'))
  return found
}

type Answer = {
  readonly number: string
  readonly message: string
  /** The member of staff who answers. */
  readonly staffId: string
  /** Whether the case ends with the answer. */
  readonly closes?: boolean
  readonly messageId?: string
}

/** Answers a case: writes the message, has it mailed to the shopper, and sets the state. */
export function answerCase(
  deps: Pick<CaseDeps, 'now'> & { readonly executor: Executor },
  { number, closes = false, ...said }: Answer,
): Promise<AddedMessage> {
  const find = () => supportCasesQueries.find(deps.executor, number)
  return addMessage(deps, find, { ...said, author: 'staff', closes })
}
