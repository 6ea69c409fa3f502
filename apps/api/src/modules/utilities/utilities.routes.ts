import type { CallReply } from '@lacehouse/contracts'
import type { AddressFieldRule } from '@lacehouse/domain/address/address-rules'
import { getAddressRules, hasAddressRules } from '@lacehouse/domain/address/get-address-rules'
import { phoneCountries } from '@lacehouse/domain/phone/phone-countries'
import type { Site } from '@lacehouse/domain/site/site'
import { homePath } from '@lacehouse/domain/url/shop-paths'
import { findMessage } from '@lacehouse/messages'
import type { Handlers } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { type CompletionDeps, completeAddress } from './complete-address.ts'
import { type ChallengeDeps, giveChallenge } from './give-challenge.ts'

type UtilitiesDeps = ChallengeDeps & CompletionDeps & { readonly sites: readonly Site[] }
type UtilitiesCalls =
  | 'utilities.countryList'
  | 'utilities.i18n'
  | 'utilities.completeAddress'
  | 'utilities.locales'
  | 'internal.captcha'

/** Replies with countries, address rules, sites and captcha challenges, in the locale of the call (CALL-05). */
export function utilitiesRoutes({ sites, ...deps }: UtilitiesDeps): Handlers<UtilitiesCalls> {
  return {
    'utilities.countryList': ({ locale }) => ({
      countries: phoneCountries
        .map(({ code, dialCode, mask }) => ({ name: countryName(code, locale), dialCode, code, phoneMask: mask }))
        .sort((a, b) => a.name.localeCompare(b.name, locale)),
    }),
    'utilities.i18n': ({ params: { countryCode }, query, locale }) => {
      if (!hasAddressRules(countryCode)) throw new Refusal('API404')
      const { fields } = getAddressRules(countryCode, query.form ?? 'shipping', locale)
      return { countryCode, fields: fields.map((rule) => toField(rule, locale)) }
    },
    'utilities.completeAddress': completeAddress(deps),
    'utilities.locales': ({ locale }) => ({ regions: toRegions(sites, locale) }),
    'internal.captcha': giveChallenge(deps),
  }
}

const countryName = (code: string, locale: string): string => findMessage(locale, `locations.country.${code}`) ?? code

type Field = CallReply<'utilities.i18n'>['fields'][number]

const toField = ({ field, label, transforms, options, ...rule }: AddressFieldRule, locale: string): Field => ({
  ...rule,
  name: field,
  label: findMessage(locale, label) ?? field,
  transform: transforms ? [...transforms] : undefined,
  options: options ? [...options] : undefined,
})

const toRegions = (sites: readonly Site[], locale: string): CallReply<'utilities.locales'>['regions'] =>
  [...Map.groupBy(sites, ({ region }) => region)].map(([region, own]) => ({
    region: findMessage(locale, `locations.region.${region}`) ?? region,
    sites: own.map((site) => ({
      siteId: site.siteId,
      country: site.country,
      countryName: countryName(site.country, locale),
      currency: site.currency,
      locales: site.locales.map((code) => ({
        locale: code,
        language: findMessage(code, `locations.language.${code.slice(0, 2)}`) ?? code,
        url: homePath(code),
      })),
    })),
  }))
