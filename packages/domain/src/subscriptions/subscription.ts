import type { Site } from '../site/site.ts'

export const subscriptionChannels = ['email', 'sms'] as const
export type SubscriptionChannel = (typeof subscriptionChannels)[number]

export const subscriptionTypes = ['Newsletter', 'LoyaltyNewsletter', 'Loyalty'] as const
export type SubscriptionType = (typeof subscriptionTypes)[number]

/** A subscription: a type by a channel. */
export type SubscriptionKind = { readonly channel: SubscriptionChannel; readonly type: SubscriptionType }

type Offering = { readonly features: Pick<Site['features'], 'loyalty' | 'smsOptIn'> }

/** Lists what a site offers, in the order of its pages: mails, mails about the loyalty programme where it has one, text messages. */
export function listOfferedSubscriptions({ features }: Offering): SubscriptionKind[] {
  return [
    { channel: 'email', type: 'Newsletter' },
    ...(features.loyalty
      ? [{ channel: 'email', type: 'LoyaltyNewsletter' } as const, { channel: 'email', type: 'Loyalty' } as const]
      : []),
    ...(features.smsOptIn ? [{ channel: 'sms', type: 'Newsletter' } as const] : []),
  ]
}

/** Returns whether a site offers a subscription. */
export function isOffered(site: Offering, { channel, type }: SubscriptionKind): boolean {
  return listOfferedSubscriptions(site).some((one) => one.channel === channel && one.type === type)
}
