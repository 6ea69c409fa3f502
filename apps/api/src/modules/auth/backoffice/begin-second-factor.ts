import { randomBytes } from 'node:crypto'
import { inTransaction } from '@lacehouse/database'
import { secondFactorQueries } from '../../../core/staff/second-factor.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { sealKey } from '../../../infra/second-factor/sealed-key.ts'
import { toBase32 } from '../../../infra/second-factor/to-base32.ts'
import { toQrRows } from '../../../infra/second-factor/to-qr-rows.ts'

/** The length that RFC 4226 recommends. */
const keyLength = 20

type BeginDeps = Pick<Deps, 'config' | 'database' | 'now'>

/** Makes the key of a new second factor. Refuses where one exists: a colleague resets it first. */
export function beginSecondFactor(deps: BeginDeps): Handler<'backoffice.beginSecondFactor'> {
  return async (call) => {
    const { consumerNo, email, stage } = getStaff(call)
    if (stage === 'code_needed') throw new Refusal('STF409')
    const key = randomBytes(keyLength)
    const stored = { consumerNo, secret: sealKey(deps.config, key), now: deps.now() }
    const isStored = await inTransaction(deps.database.pool, (client) => secondFactorQueries.begin(client, stored))
    if (!isStored) throw new Refusal('STF409')
    const secret = toBase32(key)
    const issuer = new URL(deps.config.publicUrl).hostname
    const label = encodeURIComponent(`${issuer}:${email}`)
    return {
      secret,
      rows: await toQrRows(`otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`),
    }
  }
}
