import { outcomeOf } from '@lacehouse/test-kit'
import { inWaves } from '../in-waves.ts'
import type { ProofContext } from '../proof.ts'
import { signIn } from './email-questions.ts'

/** Refusals after a look at the password. */
const examined = new Set(['AUT401', 'AUT426', 'AUT441'])

type Guess = { readonly email: string; readonly address: string }

/** Sends guesses, each with a solved form but no proof of work of the limits, and returns how many of them the shop examined. */
export async function countExamined(
  { shop, isLate }: ProofContext,
  count: number,
  toGuess: (nth: number) => Guess,
): Promise<number> {
  const outcomes = await inWaves(count, { atOnce: 4, isLate }, async (nth) => {
    const { email, address } = toGuess(nth)
    const send = await signIn('auth.signIn')(shop.client().at(address).withToken(null), email)
    return outcomeOf(await send())
  })
  return outcomes.filter((outcome) => examined.has(outcome)).length
}
