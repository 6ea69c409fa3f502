import type { ErrorId } from '@lacehouse/contracts'
import { planSignInTry, signInLock } from '@lacehouse/domain/auth/plan-sign-in-try'
import { toErrorId } from '../../http/error-ids.ts'
import type { Limiter } from '../../http/limiter.ts'
import { Refusal } from '../../http/refusal.ts'
import type { AuthQueries } from './auth.queries.ts'
import type { TryScopes } from './try-scopes.ts'

type CountDeps = { readonly queries: AuthQueries; readonly limiter: Limiter; readonly now: () => number }

type Counting = { readonly scopes: TryScopes; readonly isSolved: boolean }

/** Counts a try. Refuses it where it may not be examined; otherwise returns the error id that replaces that of a wrong password. */
export async function countSignInTry(
  { queries, limiter, now }: CountDeps,
  { scopes, isSolved }: Counting,
): Promise<ErrorId | null> {
  const { pair, elsewhere } = scopes
  const counted = [pair, ...(elsewhere ? [elsewhere.account, elsewhere.network] : [])]
  const [own = 0, account = null, network = null] = await queries.countTry(counted, {
    now: now(),
    lasts: signInLock.lasts,
  })
  const { mayTry, refusal } = planSignInTry({ pair: own, account, network }, isSolved)
  if (refusal === 'proof_needed') {
    await queries.uncountTry(scopes)
    return limiter.askForProof()
  }
  if (!mayTry) throw new Refusal(toErrorId(refusal ?? 'locked'))
  return refusal && toErrorId(refusal)
}
