import { planCodeTry } from '@lacehouse/domain/staff/plan-code-try'
import type { PoolClient } from 'pg'
import type { Deps } from '../../deps.ts'
import { listCodeHashes, normaliseCode } from '../../infra/second-factor/recovery-codes.ts'
import { openKey } from '../../infra/second-factor/sealed-key.ts'
import { findPeriod } from '../../infra/second-factor/totp.ts'
import { type SecondFactor, secondFactorQueries } from './second-factor.queries.ts'

type CodeDeps = Pick<Deps, 'config' | 'now'>

/** A code that a member of staff enters, for the second factor that they have or for the one that they are setting up. */
export type GivenCode = { readonly consumerNo: string; readonly code: string; readonly confirms: boolean }

export type TriedCode =
  | { readonly ok: true; readonly isRecovery: boolean }
  | { readonly ok: false; readonly reason: 'wrong_code' | 'locked' | 'no_factor' }

/** Tries a code of a second factor, or a recovery code; each is accepted once. The caller's transaction has to be committed for a refusal too. */
export async function tryCode(deps: CodeDeps, client: PoolClient, given: GivenCode): Promise<TriedCode> {
  const { consumerNo, confirms } = given
  const factor = await secondFactorQueries.lock(client, consumerNo)
  if (!factor || factor.isConfirmed === confirms) return { ok: false, reason: 'no_factor' }
  const now = deps.now()
  const { mayTry, before } = planCodeTry(factor, now)
  if (!mayTry) return { ok: false, reason: 'locked' }
  const period = findUnusedPeriod(deps, factor, given.code)
  const isRecovery = period === null && !confirms && (await useRecoveryCode(deps, client, given))
  if (period === null && !isRecovery) {
    await secondFactorQueries.refuse(client, { consumerNo, tries: before + 1, now })
    return { ok: false, reason: 'wrong_code' }
  }
  await secondFactorQueries.accept(client, { consumerNo, period: period ?? 0, now })
  return { ok: true, isRecovery }
}

const findUnusedPeriod = ({ config, now }: CodeDeps, factor: SecondFactor, code: string): number | null => {
  const key = openKey(config, factor.secret)
  const period = key && findPeriod(key, normaliseCode(code), now())
  return period !== null && period > factor.lastPeriod ? period : null
}

const useRecoveryCode = ({ config, now }: CodeDeps, client: PoolClient, { consumerNo, code }: GivenCode) =>
  secondFactorQueries.useCode(client, { consumerNo, hashes: listCodeHashes(config, code), now: now() })
