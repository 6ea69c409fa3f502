import { z } from 'zod'

const kind = {
  channel: z.enum(['email', 'sms']),
  type: z.enum(['Newsletter', 'LoyaltyNewsletter', 'Loyalty']),
}

/** What a mailbox or a phone receives, with the moments of its consent by the server's clock. */
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
