import { useSubscriptions } from '../../../client/account/subscriptions-query.ts'
import { useShop } from '../../../client/use-shop.ts'
import { MailSubscription } from '../../../components/profile/mail-subscription.tsx'
import type { StepProps } from './step-props.ts'

/** The newsletter of the loyalty programme, for a member; its box is saved at once, as on the page of subscriptions (LOY-04). */
export function MemberNewsletter({ profile: { isLoyaltyMember, consumerDetails } }: Pick<StepProps, 'profile'>) {
  const { features } = useShop().site
  const { subscriptions } = useSubscriptions()
  if (!features.loyalty || !isLoyaltyMember || !subscriptions) return null
  const own = subscriptions.find(
    ({ channel, type, recipient }) =>
      channel === 'email' && type === 'LoyaltyNewsletter' && recipient === consumerDetails.email,
  )
  return <MailSubscription type="LoyaltyNewsletter" own={own ?? null} />
}
