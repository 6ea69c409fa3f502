import { type LoyaltyTier, plainFactor, type TierWords } from '../loyalty/loyalty-tier.ts'
import { paymentMethodCodes } from '../payment/instrument.ts'
import {
  captchaForms,
  consentModes,
  lengthUnits,
  type PickupField,
  pickupFields,
  type Site,
  siteFeatures,
  siteRegions,
  sizeSystems,
  taxModes,
  taxRegistrations,
} from './site.ts'

export type ParsedSite = { ok: true; site: Site } | { ok: false; problems: readonly string[] }

type Reader = { readonly problems: string[]; readonly path: string; readonly value: Record<string, unknown> }

const localePattern = /^[a-z]{2}-[a-z]{2}$/

/** Parses a site's configuration file; a failure lists all problems by path. */
export function parseSite(json: unknown): ParsedSite {
  const problems: string[] = []
  const reader = toReader(json, 'site', problems)
  const site = readSite(reader)
  checkLocales(site, problems)
  checkTiers(site, problems)
  return problems.length === 0 ? { ok: true, site } : { ok: false, problems }
}

/** Parses a site; throws with all problems under the name of its file. */
export function requireSite(json: unknown, source: string): Site {
  const parsed = parseSite(json)
  if (parsed.ok) return parsed.site
  throw new Error(`${source} is not a site:\n  ${parsed.problems.join('\n  ')}`)
}

function readSite(reader: Reader): Site {
  const units = readGroup(reader, 'units')
  return {
    siteId: readText(reader, 'siteId', /^[A-Z][A-Z0-9-]{1,15}$/),
    name: readText(reader, 'name', /\S/),
    brand: readText(reader, 'brand', /^[a-z][a-z0-9-]*$/),
    region: readChoice(reader, 'region', siteRegions),
    country: readText(reader, 'country', /^[A-Z]{2}$/),
    locales: readLocales(reader),
    defaultLocale: readText(reader, 'defaultLocale', localePattern),
    currency: readText(reader, 'currency', /^[A-Z]{3}$/),
    taxMode: readChoice(reader, 'taxMode', taxModes),
    taxRegion: readText(reader, 'taxRegion', /\S/),
    priceList: readText(reader, 'priceList', /\S/),
    warehouse: readText(reader, 'warehouse', /\S/),
    shippingMethods: readText(reader, 'shippingMethods', /\S/),
    ...readGiftWrap(reader),
    seller: readSeller(readGroup(reader, 'seller')),
    returns: readReturns(readGroup(reader, 'returns')),
    spendLimits: readSpendLimits(reader),
    features: readFeatures(readGroup(reader, 'features')),
    ...readLoyaltyTiers(reader),
    consentMode: readConsentMode(reader),
    consentVersion: readConsentVersion(reader),
    ...readReviewInvitation(reader),
    units: { size: readChoice(units, 'size', sizeSystems), length: readChoice(units, 'length', lengthUnits) },
    minimalAge: readWhole(reader, 'minimalAge', { unit: 'years', least: 0, most: 21 }),
    paymentMethods: readChoices(reader, 'paymentMethods', paymentMethodCodes),
    pickupRequired: readPickupRequired(readGroup(reader, 'pickupRequired')),
    hreflang: readTexts(readGroup(reader, 'hreflang')),
  }
}

/** In EMEA the law demands that optional categories wait for consent. */
function readConsentMode(reader: Reader): Site['consentMode'] {
  const mode = readChoice(reader, 'consentMode', consentModes)
  if (mode !== 'opt-out' || reader.value.region !== 'EMEA') return mode
  return refuse(reader, 'consentMode', 'opt-in in the region EMEA') ?? mode
}

/** A site that names none has the first version of its policy. */
function readConsentVersion(reader: Reader): number {
  if (reader.value.consentVersion === undefined) return 1
  return readWhole(reader, 'consentVersion', { unit: 'versions', least: 1, most: 99_999 })
}

/** A site without the group invites no one. */
function readReviewInvitation(reader: Reader): Pick<Site, 'reviewInvitation'> {
  if (reader.value.reviewInvitation === undefined) return {}
  const group = readGroup(reader, 'reviewInvitation')
  return { reviewInvitation: { days: readWhole(group, 'days', { unit: 'days', least: 1, most: 90 }) } }
}

/** A site without the group offers no gift wrap. */
function readGiftWrap(reader: Reader): Pick<Site, 'giftWrap'> {
  if (reader.value.giftWrap === undefined) return {}
  const group = readGroup(reader, 'giftWrap')
  const { price } = group.value
  if (typeof price === 'number' && Number.isSafeInteger(price) && price > 0) return { giftWrap: { price } }
  return refuse(group, 'price', 'a whole number of minor units above 0') ?? {}
}

function readSeller(group: Reader): Site['seller'] {
  const taxIds = readGroup(group, 'taxIds')
  const given = taxRegistrations.filter((name) => taxIds.value[name] !== undefined)
  return {
    name: readText(group, 'name', /\S/),
    address: readLines(group, 'address'),
    email: readText(group, 'email', /^\S+@\S+$/),
    taxIds: Object.fromEntries(given.map((name) => [name, readText(taxIds, name, /\S/)])),
  }
}

function readReturns(group: Reader): Site['returns'] {
  return {
    days: readWhole(group, 'days', { unit: 'days', least: 14, most: 366 }),
    address: readLines(group, 'address'),
    carrier: readText(group, 'carrier', /\S/),
    dropOffPoints: readText(group, 'dropOffPoints', /^https:\/\/\S+$/),
  }
}

/** A site without the group has no discount programmes. */
function readSpendLimits(reader: Reader): Site['spendLimits'] {
  if (reader.value.spendLimits === undefined) return { employee: 0, prosumer: 0 }
  const group = readGroup(reader, 'spendLimits')
  return { employee: readAmount(group, 'employee'), prosumer: readAmount(group, 'prosumer') }
}

function readAmount(reader: Reader, name: string): number {
  const value = reader.value[name]
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value
  return refuse(reader, name, 'a whole number of minor units') ?? 0
}

function readFeatures(group: Reader): Site['features'] {
  const captcha = readGroup(group, 'captcha')
  const flags = Object.fromEntries(siteFeatures.map((name) => [name, readFlag(group, name)]))
  const forms = Object.fromEntries(captchaForms.map((name) => [name, readFlag(captcha, name)]))
  return { ...flags, captcha: forms } as Site['features']
}

/** A site without the list has a loyalty programme without tiers, or none. */
function readLoyaltyTiers(reader: Reader): Pick<Site, 'loyaltyTiers'> {
  const list = reader.value.loyaltyTiers
  if (list === undefined) return {}
  if (!Array.isArray(list) || list.length === 0) return refuse(reader, 'loyaltyTiers', 'a list of tiers') ?? {}
  const loyaltyTiers = list.map((_, at) =>
    readTier(toReader(list[at], `${reader.path}.loyaltyTiers.${at}`, reader.problems)),
  )
  return { loyaltyTiers }
}

function readTier(group: Reader): LoyaltyTier {
  const words = readGroup(group, 'words')
  return {
    id: readText(group, 'id', /^[a-z][a-z0-9-]*$/),
    points: readWhole(group, 'points', { unit: 'points', least: 0, most: 10_000_000 }),
    pointsFactor: readWhole(group, 'pointsFactor', { unit: 'basis points', least: plainFactor, most: 100_000 }),
    words: Object.fromEntries(
      Object.keys(words.value).map((locale) => [locale, readTierWords(readGroup(words, locale))]),
    ),
  }
}

function readTierWords(group: Reader): TierWords {
  const hasBenefits = group.value.benefits !== undefined
  return { name: readText(group, 'name', /\S/), benefits: hasBenefits ? readLines(group, 'benefits') : [] }
}

function readPickupRequired(group: Reader): Site['pickupRequired'] {
  const locales = Object.keys(group.value)
  return Object.fromEntries(
    locales.map((locale): [string, PickupField[]] => [locale, readChoices(group, locale, pickupFields)]),
  )
}

/** Tiers belong to a programme. A higher one takes more points, multiplies by no less, and all have words in each locale of the site. */
function checkTiers({ features, locales, loyaltyTiers = [] }: Site, problems: string[]): void {
  if (loyaltyTiers.length > 0 && !features.loyalty) problems.push('site.loyaltyTiers: need the feature loyalty')
  for (const [at, tier] of loyaltyTiers.entries()) {
    const path = `site.loyaltyTiers.${at}`
    const before = loyaltyTiers[at - 1]
    if (before && tier.points <= before.points) problems.push(`${path}.points: must be above those of the tier before`)
    if (before && tier.pointsFactor < before.pointsFactor)
      problems.push(`${path}.pointsFactor: must not be below that of the tier before`)
    if (loyaltyTiers.findIndex(({ id }) => id === tier.id) < at) problems.push(`${path}.id: is that of another tier`)
    for (const locale of locales) if (!tier.words[locale]) problems.push(`${path}.words.${locale}: is missing`)
  }
}

function checkLocales(site: Site, problems: string[]): void {
  if (!site.locales.includes(site.defaultLocale)) problems.push('site.defaultLocale: is not one of site.locales')
  for (const locale of site.locales) {
    if (!site.hreflang[locale]) problems.push(`site.hreflang.${locale}: is missing`)
    if (!site.pickupRequired[locale]) problems.push(`site.pickupRequired.${locale}: is missing`)
  }
}

function toReader(value: unknown, path: string, problems: string[]): Reader {
  if (isRecord(value)) return { problems, path, value }
  problems.push(`${path}: must be an object, is ${describe(value)}`)
  return { problems: [], path, value: {} }
}

function readGroup(reader: Reader, name: string): Reader {
  return toReader(reader.value[name], `${reader.path}.${name}`, reader.problems)
}

function readText(reader: Reader, name: string, pattern: RegExp): string {
  const value = reader.value[name]
  if (typeof value === 'string' && pattern.test(value)) return value
  return refuse(reader, name, `a text like ${pattern.source}`) ?? ''
}

function readFlag(reader: Reader, name: string): boolean {
  const value = reader.value[name]
  if (typeof value === 'boolean') return value
  return refuse(reader, name, 'true or false') ?? false
}

type WholeNumber = { readonly unit: string; readonly least: number; readonly most: number }

function readWhole(reader: Reader, name: string, { unit, least, most }: WholeNumber): number {
  const value = reader.value[name]
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
  return refuse(reader, name, `a whole number of ${unit} from ${least} to ${most}`) ?? least
}

function readChoice<T extends string>(reader: Reader, name: string, choices: readonly [T, ...T[]]): T {
  const found = choices.find((choice) => choice === reader.value[name])
  return found ?? refuse(reader, name, `one of ${choices.join(', ')}`) ?? choices[0]
}

function readChoices<T extends string>(reader: Reader, name: string, choices: readonly T[]): T[] {
  const value = reader.value[name]
  const known = Array.isArray(value) ? choices.filter((choice) => value.includes(choice)) : []
  if (Array.isArray(value) && known.length === new Set(value).size) {
    return known.toSorted((a, b) => value.indexOf(a) - value.indexOf(b))
  }
  return refuse(reader, name, `a list out of ${choices.join(', ')}`) ?? []
}

function readLocales(reader: Reader): string[] {
  const value = reader.value.locales
  const locales = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
  const isList = Array.isArray(value) && locales.length === value.length && locales.length > 0
  if (isList && locales.every((locale) => localePattern.test(locale))) return locales
  return refuse(reader, 'locales', 'a list of locales like en-us') ?? []
}

function readLines(reader: Reader, name: string): string[] {
  const value = reader.value[name]
  const lines = Array.isArray(value) ? value.filter((line) => typeof line === 'string' && line.trim() !== '') : []
  if (Array.isArray(value) && lines.length === value.length && lines.length > 0) return lines
  return refuse(reader, name, 'a list of lines') ?? []
}

function readTexts(group: Reader): Record<string, string> {
  return Object.fromEntries(Object.keys(group.value).map((name) => [name, readText(group, name, /\S/)]))
}

function refuse(reader: Reader, name: string, wanted: string): undefined {
  reader.problems.push(`${reader.path}.${name}: must be ${wanted}, is ${describe(reader.value[name])}`)
}

function describe(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
