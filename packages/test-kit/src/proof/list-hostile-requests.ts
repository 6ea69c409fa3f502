import { toSample } from '@lacehouse/api'
import { type CallContract, calls, isBackofficeCall } from '@lacehouse/contracts'
import { z } from 'zod'

/** A request that no page of the shop sends. */
export type HostileRequest = {
  readonly call: string
  /** The malformed value, such as `qty = -1`. */
  readonly what: string
  readonly method: string
  readonly target: string
  readonly body: string | undefined
  /** True if it must be refused; otherwise it must not cause a server error. */
  readonly mustBeRefused: boolean
}

/** Ids of existing data, so that a malformed value reaches the code that uses it. */
export type RealIds = Readonly<Record<'cartId' | 'itemId' | 'variantId' | 'productId', string>> &
  Readonly<Record<string, string>>

/** Fields that a client could use for its own benefit. */
const smuggled = [
  'price',
  'total',
  'status',
  'owner',
  'points',
  'discount',
  'state',
  '[object Object]',
  'function Object() { [native code] }',
]
const numbers = [
  '0',
  '-1',
  '-0.0000001',
  '1.5',
  '1e15',
  '1e308',
  '1e999',
  '-1e999',
  '9007199254740993',
  '"1"',
  'null',
  'NaN',
]
const texts = [
  '\u{1F45F}\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  '\u202Egnp.exe\u2066',
  'a\u0000b',
  '\uD800 alone',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  "'; drop table carts; -- ",
  '%00%ff{{7*7}}',
  '\r\nset-cookie: a=b',
  '../../etc/passwd',
  ' ',
  '',
  'x'.repeat(20_000),
]

/** A body of 10 MB that parses; for a call that takes large bodies, one above its bound. */
export function hugeBody(bound = 0): string {
  return `{"items":"${'x'.repeat(Math.max(10_000_000, bound))}"}`
}

type Path = readonly string[]
type Json = { readonly [name: string]: unknown }

/** Lists every call of the contracts with malformed values in each of its fields. A new call is covered without a change (T20). */
export function listHostileRequests(real: RealIds): HostileRequest[] {
  return Object.entries<CallContract>(calls).flatMap(([call, contract]) => listOfCall(call, contract, real))
}

/** Invalid quantities; valid ones are integers from 1. */
const noQuantities = ['0', '-1', '-0.0000001', '1.5', '1e15', '1e308', '1e999', '-1e999', '"1"', 'NaN', '[1]', '{}']
const quantityNames = new Set(['qty', 'quantity'])
const requiredNames = new Set([...quantityNames, 'productId'])

/** The same call with an invalid and with a valid quantity; only if the valid one succeeds does a refusal prove anything. */
export type QuantityRequests = { readonly honest: HostileRequest; readonly hostile: readonly HostileRequest[] }

/** Calls about goods that have to be delivered first; their own tests, like those of the back office, send them invalid quantities. */
const aboutDelivered = new Set(['returns.preview', 'returns.label'])

/** Lists every quantity of every call, in a body with only the required fields. */
export function listQuantityRequests(real: RealIds): QuantityRequests[] {
  return Object.entries<CallContract>(calls).flatMap(([call, contract]) => {
    if (aboutDelivered.has(call) || isBackofficeCall(call)) return []
    // A reservation needs the id of a product that only stores sell.
    const ids = call === 'cart.reserveWithItem' ? { ...real, variantId: real.reservedId ?? real.variantId } : real
    const body = contract.body && toLean(toJsonSchema(contract.body), toReal(contract.body, ids))
    if (!body) return []
    const target = toTarget(contract.path, toParams(call, contract, ids), toRequired(contract.query, ids))
    const make = (what: string, text: string, mustBeRefused: boolean): HostileRequest => ({
      call,
      what,
      method: contract.method,
      target,
      body: text,
      mustBeRefused,
    })
    return listPaths(body)
      .filter((path) => quantityNames.has(path.at(-1) ?? ''))
      .map((path) => ({
        honest: make(`${path.join('.')} = 1`, write(body as Json, path, '1'), false),
        hostile: noQuantities.map((value) =>
          make(`${path.join('.')} = ${value}`, write(body as Json, path, value), true),
        ),
      }))
  })
}

type Schema = {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
}

/** A body with its required fields, its product and its quantities. */
const toLean = (schema: Schema, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((one) => toLean(schema.items ?? {}, one))
  if (!isObject(value)) return value
  const required = Object.entries(value).filter(([name]) => schema.required?.includes(name) || requiredNames.has(name))
  return Object.fromEntries(required.map(([name, part]) => [name, toLean(schema.properties?.[name] ?? {}, part)]))
}

const listOfCall = (call: string, contract: CallContract, real: RealIds): HostileRequest[] => {
  const params = toParams(call, contract, real)
  const query = toRequired(contract.query, real)
  const body = contract.body && toReal(contract.body, real)
  const make = (
    what: string,
    parts: Partial<{ params: Json; query: Json; body: string }>,
    mustBeRefused = false,
  ): HostileRequest => ({
    call,
    what,
    method: contract.method,
    target: toTarget(contract.path, parts.params ?? params, parts.query ?? query),
    body: parts.body ?? (body && JSON.stringify(body)),
    mustBeRefused,
  })
  const found = [
    ...Object.keys(params).flatMap((name) =>
      texts.map((text) => make(`{${name}} = ${short(text)}`, { params: { ...params, [name]: text } })),
    ),
    ...namesOf(contract.query).flatMap((name) =>
      texts.map((text) => make(`?${name} = ${short(text)}`, { query: { ...query, [name]: text } })),
    ),
  ]
  return body ? [...found, ...listOfBody(body, make)] : found
}

type Make = (what: string, parts: { body: string }, mustBeRefused?: boolean) => HostileRequest

const listOfBody = (body: Json, make: Make): HostileRequest[] => {
  const paths = listPaths(body)
  const objects: Path[] = [[], ...paths.filter((path) => isObject(get(body, path)) && path.at(-1) !== 'data')]
  return [
    ...objects.flatMap((path) =>
      smuggled
        .filter((name) => !Object.hasOwn(get(body, path) as Json, name))
        .map((name) =>
          make(`${[...path, name].join('.')} smuggled`, { body: write(body, [...path, name], '1') }, true),
        ),
    ),
    ...paths
      .filter((path) => typeof get(body, path) === 'number')
      .flatMap((path) =>
        numbers.map((value) =>
          make(`${path.join('.')} = ${value}`, { body: write(body, path, value) }, isNoNumber(value)),
        ),
      ),
    ...paths
      .filter((path) => typeof get(body, path) === 'string')
      .flatMap((path) =>
        texts.map((text) =>
          make(`${path.join('.')} = ${short(text)}`, { body: write(body, path, JSON.stringify(text)) }),
        ),
      ),
    make('no JSON', { body: '{"a":' }, true),
    make('a list', { body: '[1]' }, true),
    make('deep', { body: `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}` }, true),
  ]
}

const isNoNumber = (value: string): boolean => value === '"1"' || value === 'NaN'

const toJsonSchema = (schema: z.ZodType): object => z.toJSONSchema(schema, { target: 'draft-7', io: 'input' })

/** A sample of a schema with existing ids. */
const toReal = (schema: z.ZodType | undefined, real: RealIds): Json => {
  const ids: Readonly<Record<string, string>> = { ...real, basketId: real.cartId, productId: real.variantId }
  const replace = (value: unknown, name = ''): unknown => {
    if (Array.isArray(value)) return value.map((one) => replace(one))
    if (isObject(value))
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replace(part, key)]))
    return typeof value === 'string' ? (ids[name] ?? value) : value
  }
  return schema ? (replace(toSample(toJsonSchema(schema))) as Json) : {}
}

/** A product path takes the product id, all other places take a variant id. */
const toParams = (call: string, { params }: CallContract, real: RealIds): Json => {
  const made = toReal(params, real)
  return call.startsWith('products.') && 'productId' in made ? { ...made, productId: real.productId } : made
}

const namesOf = (schema: z.ZodObject | undefined): string[] => Object.keys(schema?.shape ?? {})

const toRequired = (schema: z.ZodObject | undefined, real: RealIds): Json => {
  if (!schema) return {}
  const { required = [] } = toJsonSchema(schema) as { required?: string[] }
  return Object.fromEntries(Object.entries(toReal(schema, real)).filter(([name]) => required.includes(name)))
}

const toTarget = (path: string, params: Json, query: Json): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(String(params[name] ?? 'x')))
  const search = Object.entries(query).map(([name, value]) => `${name}=${encode(String(value))}`)
  return `${filled}?${search.join('&')}`
}

/** A lone surrogate cannot be encoded in an address, so it is sent as the bytes that a careless client would send. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed()).slice(0, 6000)

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const get = (body: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], body)

const listPaths = (value: unknown, path: Path = []): Path[] => {
  const parts = Array.isArray(value) || isObject(value) ? Object.entries(value) : []
  return parts.flatMap(([name, part]) => [[...path, name], ...listPaths(part, [...path, name])])
}

const marker = '\u0001value\u0001'

/** The body as text with a value at a path; the value may be invalid JSON. */
const write = (body: Json, path: Path, value: string): string => {
  const copy = structuredClone(body)
  const name = path.at(-1) ?? ''
  const parent = get(copy, path.slice(0, -1)) as Record<string, unknown>
  Object.defineProperty(parent, name, { value: marker, enumerable: true, configurable: true, writable: true })
  return JSON.stringify(copy).replace(JSON.stringify(marker), () => value)
}

const short = (text: string): string => JSON.stringify(text.length > 24 ? `${text.slice(0, 24)}…` : text)
