import { consumerCalls } from './consumer.ts'
import { contactCalls } from './contact.ts'
import { eventsCalls } from './events.ts'
import { loyaltyCalls } from './loyalty.ts'
import { notificationsCalls } from './notifications.ts'
import { privacyCalls } from './privacy.ts'
import { socialCalls } from './social.ts'
import { storeCreditCalls } from './store-credit.ts'
import { subscriptionsCalls } from './subscriptions.ts'
import { supportCasesCalls } from './support-cases.ts'

/** The calls of the account area: the consumer, loyalty, subscriptions, notifications, data rights, support cases, events, and social media. */
export const accountAreaCalls = {
  ...consumerCalls,
  ...loyaltyCalls,
  ...subscriptionsCalls,
  ...notificationsCalls,
  ...privacyCalls,
  ...storeCreditCalls,
  ...contactCalls,
  ...eventsCalls,
  ...socialCalls,
  ...supportCasesCalls,
}
