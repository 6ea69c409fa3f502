import { z } from 'zod'
import { AddressInput, AddressReply } from './address.ts'
import { Amount, Email, text } from './primitives.ts'

/** S for shipping, B for billing. */
export const ApproachType = z.enum(['S', 'B'])
export type ApproachType = z.output<typeof ApproachType>

/** An address to save; `main` marks the one of its type that the checkout begins with. */
export const SavedAddressInput = AddressInput.extend({ approachType: ApproachType, main: z.boolean().optional() })
export type SavedAddressInput = z.output<typeof SavedAddressInput>

export const SavedAddress = AddressReply.extend({
  id: z.string(),
  addressId: z.string(),
  approachType: ApproachType,
  main: z.boolean(),
  recipientContactPhone: z.string().optional(),
})
export type SavedAddress = z.output<typeof SavedAddress>

/** A saved card as the page may show it; the provider's token stays in the shop (PAY-01). */
export const SavedCard = z.object({
  paymentInstrumentId: z.string(),
  brand: z.string(),
  last4: z.string(),
  expiryMonth: z.number(),
  expiryYear: z.number(),
  main: z.boolean(),
  expired: z.boolean(),
})
export type SavedCard = z.output<typeof SavedCard>

const Spend = z.object({
  currentSpend: Amount,
  annualCap: Amount.optional(),
  annualCredit: Amount.optional(),
})

/** A consumer's profile. */
export const ConsumerProfile = z.object({
  consumerNo: z.string(),
  consumerType: z.string(),
  memberId: z.string().optional(),
  consumerDetails: z.object({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string().optional(),
    postalCode: z.string().optional(),
    birthDate: z.string().optional(),
    gender: z.string().optional(),
    address: z.array(SavedAddress),
    athlete: Spend.optional(),
    employee: Spend.extend({ isEmployeeDiscountTCAccepted: z.boolean() }).optional(),
    prosumer: Spend.optional(),
    identity: z.array(z.object({ type: z.string() })),
  }),
  /** The store of the last pickup, while the site has it. */
  favoriteStore: z.object({ id: z.string(), name: z.string() }).optional(),
  isLoyaltyMember: z.boolean(),
  loyaltyOptInDate: z.string().optional(),
  /** Only when the call asks for it, and only for members. */
  loyaltySummary: z.object({ points: z.object({ balance: z.number() }) }).optional(),
})
export type ConsumerProfile = z.output<typeof ConsumerProfile>

/** The data of a new account; the domain validates it. */
export const NewConsumerProfile = z.strictObject({
  consumerDetails: z.strictObject({
    email: Email,
    firstName: text(60),
    lastName: text(60),
    /** YYYY-MM-DD. */
    birthDate: z.string().max(10).optional(),
    address: z.array(SavedAddressInput).max(2).optional(),
  }),
})
export type NewConsumerProfile = z.output<typeof NewConsumerProfile>
