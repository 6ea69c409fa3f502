import { SandboxProblem } from '../http/sandbox-problem.ts'
import { type Challenge, type ChallengeResult, isByBank, type PaymentRecord } from '../payments/payment.ts'
import { type Provider, timestamp } from '../provider.ts'

export type ChallengeAnswer = {
  /** `retry` where the code was wrong and may be entered again. */
  result: ChallengeResult | 'retry'
}

const rightCode = '1234'
const mostWrongCodes = 3

/** The payment that waits for this challenge, or null where the challenge is unknown or no longer open. */
export function findChallenged(provider: Provider, id: string): (PaymentRecord & { challenge: Challenge }) | null {
  const record = provider.ledger.findChallenged(id)
  if (!record?.challenge || isByBank(record) || record.status !== 'requires_action') return null
  return record.challenge.expiresAt < timestamp(provider) ? null : { ...record, challenge: record.challenge }
}

/** Checks a code as the bank does: the right one passes, the third wrong one fails, no code cancels; a result never changes. */
export function answerChallenge(provider: Provider, id: string, code: string | null): ChallengeAnswer {
  const record = findChallenged(provider, id)
  if (!record) throw new SandboxProblem('challenge_unknown', 'This challenge is not open.')
  const { challenge } = record
  if (challenge.result !== null) return { result: challenge.result }
  const isWrong = code !== null && code.trim() !== rightCode
  const wrongCodes = challenge.wrongCodes + (isWrong ? 1 : 0)
  const result = resultOf(code, isWrong, wrongCodes)
  provider.ledger.putPayment({ ...record, challenge: { ...challenge, wrongCodes, result } })
  return { result: result ?? 'retry' }
}

function resultOf(code: string | null, isWrong: boolean, wrongCodes: number): ChallengeResult | null {
  if (code === null) return 'cancelled'
  if (!isWrong) return 'authenticated'
  return wrongCodes >= mostWrongCodes ? 'failed' : null
}
