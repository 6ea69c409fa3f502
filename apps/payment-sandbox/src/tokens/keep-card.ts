import { SandboxProblem } from '../http/sandbox-problem.ts'
import { outcomes } from '../payments/behaviour-outcome.ts'
import type { CardOnFile } from '../payments/payment.ts'
import { type Provider, timestamp } from '../provider.ts'
import { getInstrument } from './get-instrument.ts'

export type KeepBody = {
  token: string
  currency: string
}

/** Checks a card without charging it, and keeps it under a token of its own that does not grow old. */
export function keepCard(provider: Provider, body: KeepBody): { token: string } & CardOnFile {
  const { card, behaviour } = getInstrument(provider, body)
  if (outcomes[behaviour].kind === 'failed') {
    throw new SandboxProblem('card_refused', 'The issuer did not verify this card.')
  }
  const token = provider.createId('card')
  provider.ledger.putToken({ token, sessionId: null, card, behaviour, createdAt: timestamp(provider), isKept: true })
  return { token, ...card }
}
