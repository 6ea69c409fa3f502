import { toNetwork } from '../../infra/limiter/to-network.ts'
import { deriveKey } from '../../infra/session/derive-key.ts'
import { toKeyedHash } from '../../infra/session/to-keyed-hash.ts'

/** Returns the key under which the held stock of a network is counted: a keyed hash, because the shop stores no addresses. */
export function toNetworkKey(secret: string, ip: string): string {
  return toKeyedHash(deriveKey(secret, 'networks of holds'), toNetwork(ip))
}
