import { z } from 'zod'

const kind = {
  channel: z.enum(['email', 'sms']),
  type: z.enum(['Newsletter', 'LoyaltyNewsletter', 'Loyalty']),
}

/** A subscription of a mailbox or phone, with the moments of its consent by the server's clock. */
export const Subscription = z.object({
  ...kind,
  optin: z.boolean(),
  /** The owner of the mailbox has confirmed by its link; until then nothing is sent. */
  doubleOptin: z.boolean(),
  recipient: z.string(),
  category: z.string().optional(),
  country: z.string(),
  region: z.string(),
  optinDate: z.string(),
  optoutDate: z.string().optional(),
})
export type Subscription = z.output<typeof Subscription>

/** Whether something is wanted. */
export const SubscriptionChoice = z.strictObject({ ...kind, optin: z.boolean() })
export type SubscriptionChoice = z.output<typeof SubscriptionChoice>

/** The choices of one form. */
export const SubscriptionChoices = z.array(SubscriptionChoice).min(1).max(8)

/** A subscription within a profile; besides whether it is wanted it may say what a profile's reply said. */
export const ProfileSubscription = SubscriptionChoice.extend({
  doubleOptin: z.boolean().optional(),
  recipient: z.string().max(100).optional(),
  category: z.string().max(40).optional(),
  country: z.string().max(2).optional(),
  region: z.string().max(10).optional(),
  optinDate: z.string().max(30).optional(),
  optoutDate: z.string().max(30).optional(),
})
export type ProfileSubscription = z.output<typeof ProfileSubscription>
