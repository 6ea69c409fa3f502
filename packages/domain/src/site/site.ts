import type { SpendLimit } from '../discount-programmes/discount-programme.ts'
import type { LoyaltyTier } from '../loyalty/loyalty-tier.ts'
import type { PaymentMethodCode } from '../payment/instrument.ts'

/** Regions of sites; consent and legal texts depend on them. */
export const siteRegions = ['NA', 'EMEA', 'APAC'] as const
export type SiteRegion = (typeof siteRegions)[number]

/** `added`: tax comes on top at checkout. `included`: displayed prices include the tax. */
export const taxModes = ['added', 'included'] as const
export type TaxMode = (typeof taxModes)[number]

/** `opt-in`: optional categories wait for consent. `opt-out`: they run until the visitor refuses. */
export const consentModes = ['opt-in', 'opt-out'] as const
export type ConsentMode = (typeof consentModes)[number]

export const sizeSystems = ['US', 'EU', 'UK'] as const
export type SizeSystem = (typeof sizeSystems)[number]

export const lengthUnits = ['in', 'cm'] as const
export type LengthUnit = (typeof lengthUnits)[number]

/** Forms that can ask for a captcha, each with its own switch (AUTH-08). */
export const captchaForms = ['signIn', 'signUp', 'address', 'order', 'card', 'contact'] as const
export type CaptchaForm = (typeof captchaForms)[number]

/** Feature switches of a site (docs/sites.md). */
export const siteFeatures = [
  'simplifiedEnrollment',
  'loyalty',
  'klarna',
  'paypal',
  'applePay',
  'giftCards',
  'pickup',
  'reserveInStore',
  'pickupPoints',
  'saveForLater',
  'reviews',
  'athlete',
  'prosumer',
  'genderAtSignUp',
  'birthDateRequired',
  'phoneAtSignUp',
  'smsOptIn',
  'freeShippingBenefit',
] as const
export type SiteFeature = (typeof siteFeatures)[number]

export type SiteFeatures = Readonly<Record<SiteFeature, boolean>> & {
  readonly captcha: Readonly<Record<CaptchaForm, boolean>>
}

/** A payment method that a site can offer. */
export type SitePaymentMethod = PaymentMethodCode

/** Fields that a pickup may require (CHK-14). */
export const pickupFields = ['pickupPointEmail', 'pickupPointPhone', 'pickupPointContact', 'storePickupEmail'] as const
export type PickupField = (typeof pickupFields)[number]

/** The registrations under which a seller pays tax; their names are words of the message catalogue. */
export const taxRegistrations = ['vat', 'gst', 'qst', 'ein'] as const
export type TaxRegistration = (typeof taxRegistrations)[number]

/** The seller of a site, as invoices name it. */
export type SiteSeller = {
  readonly name: string
  /** Lines as on an envelope, without the name. */
  readonly address: readonly string[]
  readonly email: string
  readonly taxIds: Readonly<Partial<Record<TaxRegistration, string>>>
}

/** Where and how long goods are sent back on a site (decision 0063). */
export type SiteReturns = {
  /** Days after the delivery of a shipment. */
  readonly days: number
  /** Lines as on an envelope, with the name. */
  readonly address: readonly string[]
  /** The carrier whose drop-off points take the parcels. */
  readonly carrier: string
  /** The carrier's page that finds its drop-off points. */
  readonly dropOffPoints: string
}

/** A country's shop with its languages, currency, tax and switches; one installation serves all sites (docs/sites.md). */
export type Site = {
  readonly siteId: string
  readonly name: string
  /** The file of design tokens for the site. */
  readonly brand: string
  readonly region: SiteRegion
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string
  /** Lower-case language-country, as in the URL: `fr-ca`. */
  readonly locales: readonly string[]
  readonly defaultLocale: string
  /** ISO 4217. */
  readonly currency: string
  readonly taxMode: TaxMode
  /** The key of the tax table; without a table the site accepts no orders. */
  readonly taxRegion: string
  readonly priceList: string
  readonly warehouse: string
  /** The key of the table of shipping methods. */
  readonly shippingMethods: string
  /** Gift wrap of a parcel with its price in minor units of the currency, and gift receipts; absent where neither is offered. */
  readonly giftWrap?: { readonly price: number }
  readonly seller: SiteSeller
  readonly returns: SiteReturns
  /** The yearly limit within which members of the discount programmes buy with their discount, in minor units (decision 0064). */
  readonly spendLimits: Readonly<Record<SpendLimit, number>>
  readonly features: SiteFeatures
  /** The tiers of the loyalty programme in ascending order; absent where it has none (decision 0112). */
  readonly loyaltyTiers?: readonly LoyaltyTier[]
  readonly consentMode: ConsentMode
  /** The version of the policy about cookies and storage; visitors are asked again when it changes (ROLE-04). */
  readonly consentVersion: number
  /** How many days after the delivery a mail asks for a review; absent where none does (decision 0110). */
  readonly reviewInvitation?: { readonly days: number }
  readonly units: { readonly size: SizeSystem; readonly length: LengthUnit }
  /** Years. */
  readonly minimalAge: number
  readonly paymentMethods: readonly SitePaymentMethod[]
  readonly pickupRequired: Readonly<Record<string, readonly PickupField[]>>
  /** `hreflang` of each locale. */
  readonly hreflang: Readonly<Record<string, string>>
}

/** Returns whether a feature of the site is on. */
export function hasFeature(site: Site, feature: SiteFeature): boolean {
  return site.features[feature]
}

/** Returns whether a form of the site asks for a captcha (AUTH-08). */
export function hasCaptcha(site: Site, form: CaptchaForm): boolean {
  return site.features.captcha[form]
}
