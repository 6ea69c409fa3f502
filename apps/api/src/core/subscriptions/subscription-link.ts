import { days } from '@lacehouse/domain/time/durations'
import { createLinkSigner } from '../../infra/session/link-signer.ts'

/**
 * Signs the link of a mail with which the owner of its mailbox confirms, changes and ends subscriptions, by the id of one. It works for
 * two years: mails stay in their mailbox, and their reader may end them a year later.
 */
export const subscriptionLink = createLinkSigner('subscription links', days(730))
