import { SandboxProblem } from '../http/sandbox-problem.ts'
import { outcomes } from '../payments/behaviour-outcome.ts'
import type { CardOnFile } from '../payments/payment.ts'
import { type Provider, timestamp } from '../provider.ts'
import { getInstrument } from './get-instrument.ts'

export type SaveCardBody = {
  token: string
  currency: string
}

/** Checks a card without charging it, and saves it under a token that does not expire. */
export function saveCard(provider: Provider, body: SaveCardBody): { token: string } & CardOnFile {
  const { card, behaviour } = getInstrument(provider, body)
  if (outcomes[behaviour].kind === 'failed') {
    throw new SandboxProblem('card_refused', 'The issuer did not verify this card.')
  }
  const token = provider.createId('card')
  provider.ledger.putToken({ token, sessionId: null, card, behaviour, createdAt: timestamp(provider), isSaved: true })
  return { token, ...card }
}
