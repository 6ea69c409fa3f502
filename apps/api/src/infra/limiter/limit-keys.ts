import { type LimitKey, type LimitName, type LimitPolicy, limitPolicies } from '@lacehouse/contracts'
import { toMailbox } from '@lacehouse/domain/validation/to-mailbox'
import type { LimitCaller, LimitUse } from '../../http/limiter.ts'
import { toKeyedHash } from '../session/to-keyed-hash.ts'
import { toNetwork } from './to-network.ts'

/** The key of a count, and what it counts by. */
export type CountedKey = { readonly kind: LimitKey; readonly key: string }

type Subject = { readonly caller: LimitCaller; readonly use: LimitUse }

/** Lists the keys by which a use is counted. A caller without a session counts by the network only. The keys show nothing of what they count. */
export function listLimitKeys(secret: string, policy: LimitName, { caller, use }: Subject): readonly CountedKey[] {
  const { session, ip } = caller
  const texts: Readonly<Record<LimitKey, string | undefined>> = {
    session: session.kind === 'anonymous' ? undefined : (session.tokenFamilyId ?? session.id),
    account: session.kind === 'consumer' ? session.id : undefined,
    network: toNetwork(ip),
    email: toMailbox(use.email ?? '') || undefined,
    phone: use.phone,
    card: use.card,
    shop: 'all',
  }
  const { free, most }: LimitPolicy = limitPolicies[policy]
  const isCounted = (kind: LimitKey) => free[kind] !== undefined || most[kind] !== undefined
  return Object.entries(texts).flatMap(([name, text]) => {
    const kind = name as LimitKey
    if (text === undefined || !isCounted(kind)) return []
    return [{ kind, key: `${policy}:${kind}:${toKeyedHash(secret, `${kind} ${text}`)}` }]
  })
}

/** Returns the key that remembers a text of a session. */
export function toMarkerKey(secret: string, policy: LimitName, { caller, use }: Subject): string | null {
  if (use.distinct === undefined) return null
  const { session, ip } = caller
  const owner = session.kind === 'anonymous' ? toNetwork(ip) : session.id
  return `${policy}:seen:${toKeyedHash(secret, `${owner} ${use.distinct.trim().toLowerCase()}`)}`
}

/** Returns a policy with the counts of a network for all shoppers who may share it. */
export function toScaledPolicy(name: LimitName, shoppersPerNetwork: number): LimitPolicy {
  const policy: LimitPolicy = limitPolicies[name]
  if (!policy.scales) return policy
  const scale = (counts: LimitPolicy['free']): LimitPolicy['free'] =>
    counts.network === undefined ? counts : { ...counts, network: counts.network * shoppersPerNetwork }
  return { ...policy, free: scale(policy.free), most: scale(policy.most) }
}
