import { randomUUID } from 'node:crypto'
import type { Executor } from '@lacehouse/database'
import { type CaseMessagePlan, planCaseMessage } from '@lacehouse/domain/support-cases/plan-case-message'
import type { CaseAuthor } from '@lacehouse/domain/support-cases/support-case'
import type { CaseDeps } from './open-case.ts'
import { type FullCase, supportCasesQueries } from './support-cases.queries.ts'

type MessageDeps = Pick<CaseDeps, 'now'> & { readonly executor: Executor }

type Said = {
  readonly author: CaseAuthor
  readonly staffId: string | null
  readonly message: string
  /** Whether the staff's answer ends the case. */
  readonly closes: boolean
  /** The id that the caller gave the message; without it one is made. */
  readonly messageId?: string
}

export type AddedMessage =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: Extract<CaseMessagePlan, { ok: false }>['reason'] | 'unknown' }

/** How often a message is planned anew because another one came in between. */
const mostTries = 5

/** Adds a message to a case that `find` finds, in the state that its plan says, and has it mailed to the other side. */
export async function addMessage(
  { executor, now }: MessageDeps,
  find: () => Promise<FullCase | null>,
  { closes, messageId = randomUUID(), ...said }: Said,
): Promise<AddedMessage> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const found = await find()
    if (!found) return { ok: false, reason: 'unknown' }
    const { number, state: from, messages } = found
    const plan = planCaseMessage({ state: from, messages: messages.length }, { author: said.author, closes })
    if (!plan.ok) return plan
    const added = { ...said, number, from, state: plan.state, messageId, now: now() }
    if (await supportCasesQueries.addMessage(executor, added)) return { ok: true }
  }
  throw new Error('a message found no steady state of its case')
}
