import type { Subscription } from '@lacehouse/contracts'
import type { Site } from '@lacehouse/domain/site/site'
import type { SubscriptionRow } from '../../core/subscriptions/subscriptions.queries.ts'

/** Makes a subscription with the moments of its consent (ACC-11). */
export function toSubscriptionReply(
  row: SubscriptionRow,
  { country, region }: Pick<Site, 'country' | 'region'>,
): Subscription {
  const { channel, type, recipient, category, optedInAt, confirmedAt, optedOutAt } = row
  const optin = optedOutAt === null
  return {
    ...{ channel, type, optin, recipient, country, region },
    doubleOptin: optin && confirmedAt !== null,
    ...(category !== null && { category }),
    optinDate: new Date(optedInAt).toISOString(),
    ...(optedOutAt !== null && { optoutDate: new Date(optedOutAt).toISOString() }),
  }
}
