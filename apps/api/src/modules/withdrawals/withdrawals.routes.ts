import type { Handlers } from '../../http/call.ts'
import { declareWithdrawal, type WithdrawalDeps } from './declare-withdrawal.ts'

export function withdrawalsRoutes(deps: WithdrawalDeps): Handlers<'withdrawals.declare'> {
  return { 'withdrawals.declare': declareWithdrawal(deps) }
}
