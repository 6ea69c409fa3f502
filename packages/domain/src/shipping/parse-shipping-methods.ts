import type { ShippingGroup } from './shipment-group.ts'
import type { DeliveryService, ShippingMethod, ShippingRestrictions } from './shipping-method.ts'

export type ParsedShippingMethods =
  | { readonly ok: true; readonly methods: readonly ShippingMethod[] }
  | { readonly ok: false; readonly problems: readonly string[] }

/** Parses the shipping methods of a site's configuration file; a failure lists all problems by path. */
export function parseShippingMethods(json: unknown): ParsedShippingMethods {
  if (!Array.isArray(json)) return { ok: false, problems: ['methods: is not a list'] }
  const problems: string[] = []
  const methods = json.map((value, index) =>
    readMethod({ value: toRecord(value), path: `methods[${index}]`, problems }),
  )
  const codes = methods.map(({ code }) => code)
  if (new Set(codes).size < codes.length) problems.push('methods: two have the same code')
  if (!methods.some(({ groups }) => groups.includes('me'))) problems.push('methods: none is for group me')
  return problems.length === 0 ? { ok: true, methods } : { ok: false, problems }
}

/** Parses shipping methods; throws with all problems under the name of their file. */
export function requireShippingMethods(json: unknown, source: string): readonly ShippingMethod[] {
  const parsed = parseShippingMethods(json)
  if (parsed.ok) return parsed.methods
  throw new Error(`${source} does not hold shipping methods:\n  ${parsed.problems.join('\n  ')}`)
}

type Reader = { readonly value: Record<string, unknown>; readonly path: string; readonly problems: string[] }

function readMethod(reader: Reader): ShippingMethod {
  return {
    code: readText(reader, 'code'),
    labelKey: readText(reader, 'labelKey'),
    groups: readGroups(reader),
    price: readCount(reader, 'price'),
    ...readOptionalCount(reader, 'freeFrom'),
    order: readCount(reader, 'order'),
    delivery: readDelivery(within(reader, 'delivery')),
    restrictions: readRestrictions(within(reader, 'restrictions')),
  }
}

function readDelivery(reader: Reader): DeliveryService {
  const minBusinessDays = readCount(reader, 'minBusinessDays')
  const maxBusinessDays = readCount(reader, 'maxBusinessDays')
  if (maxBusinessDays < minBusinessDays) reader.problems.push(`${reader.path}: the latest day is before the earliest`)
  const cutOffHourUtc = readCount(reader, 'cutOffHourUtc')
  if (cutOffHourUtc > 24) reader.problems.push(`${reader.path}.cutOffHourUtc: is no hour of a day`)
  return {
    minBusinessDays,
    maxBusinessDays,
    cutOffHourUtc,
    deliversOnSaturday: reader.value.deliversOnSaturday === true,
  }
}

function readRestrictions(reader: Reader): ShippingRestrictions {
  const countries = readTexts(reader, 'countries', /^[A-Z]{2}$/)
  if (countries.length === 0) reader.problems.push(`${reader.path}.countries: names no country`)
  const hasRegions = reader.value.excludedRegions !== undefined
  return {
    countries,
    ...(hasRegions && { excludedRegions: readTexts(reader, 'excludedRegions', /^[A-Z]{2}-[A-Z0-9]{1,3}$/) }),
    ...(reader.value.refusesPoBox === true && { refusesPoBox: true }),
    ...readOptionalCount(reader, 'maxWeightGrams'),
  }
}

function readGroups(reader: Reader): ShippingGroup[] {
  const groups = readTexts(reader, 'groups', /^(me|customs)$/)
  if (groups.length === 0) reader.problems.push(`${reader.path}.groups: names no group`)
  return groups.filter((group) => group === 'me' || group === 'customs')
}

function readText({ value, path, problems }: Reader, name: string): string {
  const text = value[name]
  if (typeof text === 'string' && text !== '') return text
  problems.push(`${path}.${name}: is not a text`)
  return ''
}

function readTexts({ value, path, problems }: Reader, name: string, pattern: RegExp): string[] {
  const list = value[name]
  if (Array.isArray(list) && list.every((one) => typeof one === 'string' && pattern.test(one))) return list
  problems.push(`${path}.${name}: is not a list of ${pattern.source}`)
  return []
}

function readCount({ value, path, problems }: Reader, name: string): number {
  const count = value[name]
  if (typeof count === 'number' && Number.isSafeInteger(count) && count >= 0) return count
  problems.push(`${path}.${name}: is not a whole number from 0 up`)
  return 0
}

function readOptionalCount<Name extends string>(reader: Reader, name: Name): { readonly [Key in Name]?: number } {
  if (reader.value[name] === undefined) return {}
  return { [name]: readCount(reader, name) } as { readonly [Key in Name]?: number }
}

function within({ value, path, problems }: Reader, name: string): Reader {
  return { value: toRecord(value[name]), path: `${path}.${name}`, problems }
}

function toRecord(value: unknown): Record<string, unknown> {
  return value instanceof Object ? Object.fromEntries(Object.entries(value)) : {}
}
