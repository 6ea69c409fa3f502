import { consumerCalls } from './consumer.ts'
import { contactCalls } from './contact.ts'
import { loyaltyCalls } from './loyalty.ts'
import { privacyCalls } from './privacy.ts'
import { subscriptionsCalls } from './subscriptions.ts'

/** The calls of the account area: the consumer, loyalty, subscriptions, data rights, and questions to the shop. */
export const accountAreaCalls = {
  ...consumerCalls,
  ...loyaltyCalls,
  ...subscriptionsCalls,
  ...privacyCalls,
  ...contactCalls,
}
