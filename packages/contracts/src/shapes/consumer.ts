import { z } from 'zod'
import { AddressInput, AddressReply } from './address.ts'
import { Amount, Email, text } from './primitives.ts'

/** S for shipping, B for billing (S2.3 'Address'). */
export const ApproachType = z.enum(['S', 'B'])
export type ApproachType = z.output<typeof ApproachType>

/** An address to keep: main is the one that checkout begins with, one of each type. */
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

/** A saved card as it may be shown; the provider's token stays with the shop (PAY-01). */
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

/** What the shop keeps of a consumer (S2.3 'Consumer profile'). */
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
  /** Where they collected last, while it is a store of the site. */
  favoriteStore: z.object({ id: z.string(), name: z.string() }).optional(),
  isLoyaltyMember: z.boolean(),
  loyaltyOptInDate: z.string().optional(),
  /** Only where the call asks for it, and only of members. */
  loyaltySummary: z.object({ points: z.object({ balance: z.number() }) }).optional(),
})
export type ConsumerProfile = z.output<typeof ConsumerProfile>

/** What an account begins with; what these may be is the domain's to say. */
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
