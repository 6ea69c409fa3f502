import { SandboxProblem } from '../http/sandbox-problem.ts'
import type { CardOnFile } from '../payments/payment.ts'
import type { Provider } from '../provider.ts'
import { findInstrument } from './get-instrument.ts'

export type TokenDescription = CardOnFile & {
  token: string
  /** The session whose fields made the token; null for saved cards, wallets and test tokens. */
  session: { reference: string; currency: string } | null
  saved: boolean
}

/** Describes a token for the shop's server: its card, and the session that made it. */
export function describeToken(provider: Provider, token: string): TokenDescription {
  const found = findInstrument(provider, token)
  if (!found) throw new SandboxProblem('token_unknown', 'There is no such token.')
  const { card, session, isSaved: saved } = found
  return { ...card, token, saved, session: session && { reference: session.reference, currency: session.currency } }
}
