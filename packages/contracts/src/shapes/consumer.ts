import { genderAnswers } from '@lacehouse/domain/consumers/profile'
import { z } from 'zod'
import { AddressInput, AddressReply } from './address.ts'
import { TierStanding } from './loyalty.ts'
import { Amount, Email, StoreId, text } from './primitives.ts'
import { ProfileSubscription, Subscription } from './subscription.ts'

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

/** Interests as a text separated by pipes, and a shoe size by wearers and US size: `women-8.5`. */
const Preferences = z.object({ interests: z.string(), preferredShoeSize: z.string().optional() })

/** A programme that the consumer has joined. */
const Enrollment = z.object({ type: z.enum(['LOYALTY', 'EMPLOYEE_DISCOUNT']), enrolledAt: z.string().optional() })

/** Where an account comes from. */
const Source = z.object({ acquisitionType: z.string().optional(), campaignName: z.string().optional() })

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
    /** The phone number as people read it; `phone` is in E.164. */
    phoneText: z.string().optional(),
    /** Whether a code proved the phone; absent without one, and where none can be sent to it. */
    phoneConfirmation: z.object({ confirmedAt: z.string().optional() }).optional(),
    postalCode: z.string().optional(),
    birthDate: z.string().optional(),
    gender: z.string().optional(),
    address: z.array(SavedAddress),
    athlete: Spend.optional(),
    /** The terms of the employee discount, by the version that is valid now, and what was bought with it. */
    employee: Spend.extend({ isEmployeeDiscountTCAccepted: z.boolean(), termsVersion: z.string() }).optional(),
    prosumer: Spend.optional(),
    identity: z.array(z.object({ type: z.string() })),
    source: Source.optional(),
  }),
  preferences: Preferences,
  enrollments: z.array(Enrollment),
  subscriptions: z.array(Subscription),
  /** The store of the last pickup, while the site has it. */
  favoriteStore: z.object({ id: z.string(), name: z.string() }).optional(),
  isLoyaltyMember: z.boolean(),
  loyaltyOptInDate: z.string().optional(),
  /** When the account is deleted, where its owner asked for that. */
  deletionDueAt: z.string().optional(),
  /** Only when the call asks for it, and only for members. */
  loyaltySummary: z
    .object({
      points: z.object({ balance: z.number() }),
      /** The tier on the site of the call; absent where it has none. */
      standing: TierStanding.optional(),
    })
    .optional(),
})
export type ConsumerProfile = z.output<typeof ConsumerProfile>

/** Where a new account comes from; kept in its profile. */
export const AccountSource = z.strictObject({
  store: StoreId.optional(),
  acquisitionType: z.enum(['Registered']).optional(),
  campaignName: text(80).optional(),
  /** The id under which the sender of a link knows the shopper. */
  consumerId: text(64).optional(),
})
export type AccountSource = z.output<typeof AccountSource>

const PreferenceChoice = z.strictObject({
  interests: z.string().max(200).optional(),
  preferredShoeSize: z.string().max(20).optional(),
})

/** The data of a new account; the domain validates it. */
export const NewConsumerProfile = z.strictObject({
  consumerDetails: z.strictObject({
    email: Email,
    firstName: text(60),
    lastName: text(60),
    /** YYYY-MM-DD. */
    birthDate: z.string().max(10).optional(),
    /** Absent, the phone and the postal code are those of the first address. */
    phone: text(40).optional(),
    phoneCode: text(8).optional(),
    postalCode: text(16).optional(),
    gender: z.enum(genderAnswers).optional(),
    source: AccountSource.optional(),
    address: z.array(SavedAddressInput).max(2).optional(),
  }),
  preferences: PreferenceChoice.optional(),
  subscriptions: z.array(ProfileSubscription).max(8).optional(),
})
export type NewConsumerProfile = z.output<typeof NewConsumerProfile>

/** Fields that the shop decides or another call changes: a profile may repeat them, and no other value is taken. */
const Repeated = z.unknown()

/**
 * A change of the own profile; what is absent stays, and an empty text removes. A client may send back the whole profile that it read
 * (decision 0062): what it may not change has to be as it was.
 */
export const ConsumerProfileChange = z.strictObject({
  consumerDetails: z
    .strictObject({
      firstName: text(60).optional(),
      lastName: text(60).optional(),
      phone: text(30).optional(),
      /** The dial code of a phone number without one. */
      phoneCode: text(6).optional(),
      postalCode: text(16).optional(),
      /** YYYY-MM-DD. */
      birthDate: z.string().max(10).optional(),
      gender: z.enum(['female', 'male', 'other', '']).optional(),
      /** Accepts the terms of the employee discount, in the version that was shown. */
      employee: z
        .strictObject({
          ...Spend.partial().shape,
          isEmployeeDiscountTCAccepted: z.boolean(),
          termsVersion: text(20),
        })
        .optional(),
      email: Repeated.optional(),
      phoneText: Repeated.optional(),
      phoneConfirmation: Repeated.optional(),
      address: Repeated.optional(),
      athlete: Repeated.optional(),
      prosumer: Repeated.optional(),
      identity: Repeated.optional(),
      source: Repeated.optional(),
    })
    .optional(),
  preferences: PreferenceChoice.optional(),
  subscriptions: z.array(ProfileSubscription).max(24).optional(),
  /** Null forgets the store. */
  favoriteStore: z
    .strictObject({ id: StoreId, name: z.string().max(200).optional() })
    .nullable()
    .optional(),
  consumerNo: Repeated.optional(),
  consumerType: Repeated.optional(),
  memberId: Repeated.optional(),
  enrollments: Repeated.optional(),
  isLoyaltyMember: Repeated.optional(),
  loyaltyOptInDate: Repeated.optional(),
  deletionDueAt: Repeated.optional(),
  loyaltySummary: Repeated.optional(),
})
export type ConsumerProfileChange = z.output<typeof ConsumerProfileChange>
