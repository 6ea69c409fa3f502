import type { Handlers } from '../../http/call.ts'
import { type ConsentDeps, recordConsent } from './record-consent.ts'

export function consentsRoutes(deps: ConsentDeps): Handlers<'consents.record'> {
  return { 'consents.record': recordConsent(deps) }
}
