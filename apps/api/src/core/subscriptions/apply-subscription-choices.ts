import type { SubscriptionChoice } from '@lacehouse/contracts'
import { isOffered } from '@lacehouse/domain/subscriptions/subscription'
import type { PoolClient } from 'pg'
import type { RequestContext } from '../../http/call.ts'
import { toErrorId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import { findAgent } from '../../http/session.ts'
import { createConsumerQueries } from '../consumers/consumer.queries.ts'
import { requireActive } from '../consumers/require-shopper.ts'
import { createSubscriptionQueries } from './subscriptions.queries.ts'

type Saving = {
  /** The connection of a transaction, so that of several choices none is saved where one is refused. */
  readonly client: PoolClient
  readonly now: number
}
type Caller = Pick<RequestContext, 'session' | 'site' | 'locale'>

/** Refuses an agent who agrees to something: only the person agrees, and what was agreed to may be ended for them (decision 0065). */
export function requireOwnConsent(choices: readonly SubscriptionChoice[], { session }: Pick<Caller, 'session'>): void {
  if (choices.some(({ optin }) => optin) && findAgent(session)) throw new Refusal(toErrorId('not_for_agents'))
}

/** Changes what the caller's own mailbox and phone receive, by the server's clock; what the site does not offer is left out (ACC-11). */
export async function applySubscriptionChoices(
  { client, now }: Saving,
  call: Caller,
  choices: readonly SubscriptionChoice[],
): Promise<void> {
  requireOwnConsent(choices, call)
  const consumerNo = getSession(call.session).id
  const contact = requireActive(await createConsumerQueries(client).findContact(consumerNo))
  const subscriptions = createSubscriptionQueries(client)
  for (const choice of listOffered(choices, call)) {
    const recipient = choice.channel === 'email' ? contact.email : contact.phone
    // Without a phone there is nothing to end.
    if (recipient === null && !choice.optin) continue
    if (recipient === null) throw new Refusal(toErrorId('invalid_phone'), { field: 'phone' })
    const of = { ...toKind(choice, call), recipient, consumerNo, now }
    const ends = choice.channel === 'sms' || contact.hasProof
    // Text messages wait for a confirmation by the phone, as mails do for one by the mailbox.
    const begins = choice.channel === 'email' && contact.hasProof
    if (!choice.optin) await subscriptions.optOut({ ...of, isProved: ends })
    else await subscriptions.optIn({ ...of, category: null, source: 'account', isProved: begins })
  }
}

/** Leaves out what the site does not offer, so that an old page still saves the rest. */
export function listOffered<C extends SubscriptionChoice>(choices: readonly C[], { site }: Pick<Caller, 'site'>): C[] {
  return choices.filter((choice) => isOffered(site, choice))
}

/** The kind of a subscription at the caller's site. */
export function toKind(
  { channel, type }: Pick<SubscriptionChoice, 'channel' | 'type'>,
  { site, locale }: Pick<Caller, 'site' | 'locale'>,
) {
  return { siteId: site.siteId, locale, channel, type }
}
