import { planCaseState } from '@lacehouse/domain/support-cases/plan-case-state'
import { caseMessageLength } from '@lacehouse/domain/support-cases/support-case'
import { answerCase } from '../../../core/support-cases/answer-case.ts'
import { supportCasesQueries } from '../../../core/support-cases/support-cases.queries.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { type ChangeCaseDeps, changeCase } from './change-case.ts'

/** Answers a case. The audit log says that there is an answer; its text goes with the case. */
export function answerStaffCase(deps: ChangeCaseDeps): Handler<'backoffice.answerCase'> {
  return (call) => {
    const { messageId, closes = false } = call.body
    const message = call.body.message.trim()
    if (message.length < caseMessageLength.minimum) throw new Refusal('API400', { field: 'message' })
    const staffId = getStaff(call).consumerNo
    return changeCase(deps, call, {
      action: 'backoffice.answerCase',
      change: async (executor, { number, state, messages }) => {
        if (messages.some(({ id }) => id === messageId)) return null
        const answer = { number, message, staffId, closes, messageId }
        const added = await answerCase({ executor, now: deps.now }, answer)
        if (!added.ok) throw new Refusal(added.reason === 'unknown' ? 'CAS404' : 'CAS409')
        return { before: { state }, after: { state: closes ? 'closed' : 'answered', messageId } }
      },
    })
  }
}

/** Closes a case, or opens it again. */
export function setCaseState(deps: ChangeCaseDeps): Handler<'backoffice.setCaseState'> {
  return (call) =>
    changeCase(deps, call, {
      action: 'backoffice.setCaseState',
      change: async (client, { number, state: before }) => {
        const state = planCaseState(before, call.body.state)
        if (state === null) return null
        await supportCasesQueries.setState(client, { number, state })
        return { before: { state: before }, after: { state } }
      },
    })
}
