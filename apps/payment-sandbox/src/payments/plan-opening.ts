import { minutes } from '../options.ts'
import type { Provider } from '../provider.ts'
import type { Outcome } from './behaviour-outcome.ts'
import type { PaymentRecord } from './payment.ts'
import { type Change, planAuthorisation, planFailure } from './payment-machine.ts'

const challengeLasts = minutes(15)

/** The change that an authorisation with this outcome makes to a new payment. */
export function planOpening(provider: Provider, record: PaymentRecord, outcome: Outcome): Change {
  const now = provider.settings.clock().getTime()
  switch (outcome.kind) {
    case 'authorised':
      return planAuthorisation(
        { ...record, authentication: outcome.isFrictionless ? 'frictionless' : 'none' },
        record.createdAt,
      )
    case 'failed':
      return planFailure(record, outcome.reason, record.createdAt)
    case 'challenged': {
      const expiresAt = new Date(now + challengeLasts).toISOString()
      const challenge = { id: provider.createId('chl'), result: null, wrongCodes: 0, expiresAt }
      return { ok: true, record: { ...record, status: 'requires_action', challenge }, event: null }
    }
    default: {
      const isAtOnce = outcome.kind === 'pending' && outcome.isImmediate
      const wait = isAtOnce ? provider.settings.delays.pending : provider.settings.delays.slow
      const completesAt = new Date(now + wait).toISOString()
      return { ok: true, record: { ...record, completesAt }, event: isAtOnce ? 'payment.pending' : null }
    }
  }
}
