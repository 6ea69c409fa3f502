import type { PaymentMethodCode } from '../payment/instrument.ts'

/** Regions that a site belongs to; consent and legal texts follow them (S1.6). */
export const siteRegions = ['NA', 'EMEA', 'APAC'] as const
export type SiteRegion = (typeof siteRegions)[number]

/** `added`: tax comes on top at checkout. `included`: shown prices hold the tax. */
export const taxModes = ['added', 'included'] as const
export type TaxMode = (typeof taxModes)[number]

/** `opt-in`: non-required categories wait for consent. `opt-out`: they run until refused (S1.6). */
export const consentModes = ['opt-in', 'opt-out'] as const
export type ConsentMode = (typeof consentModes)[number]

export const sizeSystems = ['US', 'EU', 'UK'] as const
export type SizeSystem = (typeof sizeSystems)[number]

export const lengthUnits = ['in', 'cm'] as const
export type LengthUnit = (typeof lengthUnits)[number]

/** Forms that can ask for a captcha, each by its own switch (AUTH-08). */
export const captchaForms = ['signIn', 'signUp', 'address', 'order', 'card', 'contact'] as const
export type CaptchaForm = (typeof captchaForms)[number]

/** Feature switches of a site (decisions.md, Sites). */
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

/** Fields that a collection may require (S1.5, CHK-14). */
export const pickupFields = ['pickupPointEmail', 'pickupPointPhone', 'pickupPointContact', 'storePickupEmail'] as const
export type PickupField = (typeof pickupFields)[number]

/** A country with its languages, money, tax and switches; one shop serves them all (decisions.md, Sites). */
export type Site = {
  readonly siteId: string
  readonly name: string
  /** Token file that dresses the site. */
  readonly brand: string
  readonly region: SiteRegion
  /** ISO 3166 alpha-2, upper case. */
  readonly country: string
  /** Lower-case language-country, as in the URL: `fr-ca`. */
  readonly locales: readonly string[]
  readonly defaultLocale: string
  /** ISO 4217. */
  readonly currency: string
  readonly taxMode: TaxMode
  /** Key of the tax table; without a table nothing can be ordered (TAX309). */
  readonly taxRegion: string
  readonly priceList: string
  readonly warehouse: string
  /** Key of the table of shipping methods. */
  readonly shippingMethods: string
  readonly features: SiteFeatures
  readonly consentMode: ConsentMode
  readonly units: { readonly size: SizeSystem; readonly length: LengthUnit }
  /** Years. */
  readonly minimalAge: number
  readonly paymentMethods: readonly SitePaymentMethod[]
  readonly pickupRequired: Readonly<Record<string, readonly PickupField[]>>
  /** `hreflang` of each locale. */
  readonly hreflang: Readonly<Record<string, string>>
}

/** Says whether a switch of the site is on. */
export function hasFeature(site: Site, feature: SiteFeature): boolean {
  return site.features[feature]
}

/** Says whether a form of the site asks for a captcha (AUTH-08). */
export function hasCaptcha(site: Site, form: CaptchaForm): boolean {
  return site.features.captcha[form]
}
