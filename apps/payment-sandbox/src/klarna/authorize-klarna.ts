import type { Behaviour } from '../cards/test-cards.ts'
import type { KlarnaSession } from '../peers/peer-document.ts'
import { type Provider, timestamp } from '../provider.ts'

/** The widget's reply to the shop's page. */
export type KlarnaAuthorizeReply =
  | { approved: true; show_form: true; finalize_required: false; authorization_token: string }
  | { approved: false; show_form: boolean }

/** Parts of a shopper's email address that choose a behaviour, as in Klarna's playground. */
const behaviours: readonly (readonly [string, Behaviour])[] = [
  ['+pend-accept', 'pending_authorised'],
  ['+pend-reject', 'pending_declined'],
  ['+refused', 'do_not_honour'],
  ['+fraud', 'fraud'],
  ['+lost', 'lost_answer'],
]

/** Approves a shopper in the widget, or denies one with `+denied`; the token is valid for one order. */
export function authorizeKlarna(
  provider: Provider,
  session: KlarnaSession,
  { email, category }: { email: string; category: string },
): KlarnaAuthorizeReply {
  if (email.includes('+denied')) return { approved: false, show_form: false }
  const id = provider.createId('kat')
  const behaviour = behaviours.find(([part]) => email.includes(part))?.[1] ?? 'success'
  const createdAt = timestamp(provider)
  provider.ledger.putDocument({
    kind: 'klarna_authorization',
    id,
    sessionId: session.id,
    category,
    behaviour,
    createdAt,
  })
  provider.ledger.putDocument({ ...session, authorizationToken: id })
  return { approved: true, show_form: true, finalize_required: false, authorization_token: id }
}
