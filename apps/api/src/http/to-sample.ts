type JsonSchema = {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly format?: string
  readonly pattern?: string
  readonly not?: unknown
  readonly contentMediaType?: string
}

/** Makes a value that satisfies a JSON schema, always the same one; mock replies and the tests of all calls use it. */
export function toSample(schema: JsonSchema): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return toSample(choice)
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0]
  switch (type) {
    case 'object':
      return toObject(schema)
    case 'array':
      return schema.items?.not
        ? []
        : Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => toSample(schema.items ?? {}))
    case 'string':
      return schema.contentMediaType === undefined ? toText(schema) : toFile(schema.contentMediaType)
    case 'number':
    case 'integer':
      return Math.max(1, schema.minimum ?? 1)
    case 'boolean':
      return true
    default:
      return null
  }
}

const toObject = ({ properties = {} }: JsonSchema): Record<string, unknown> =>
  Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, toSample(value)]))

/** Texts that match the patterns of the contracts; the first match is used. */
const samples = [
  'sample',
  '00000000-0000-4000-8000-000000000000',
  'LH00000001',
  'LH-US',
  'en-us',
  'US',
  'USD',
  '4242',
  '2026-11-24T10:00',
  '424242',
  '1000',
  '100',
  '0123456789abcdef01234567.mp4',
  'ORDER00001',
  '#d8d2c8',
  '/sample',
  'category:sample',
  'color=black',
  '2026-11-24',
  // The code challenge in the example of RFC 7636.
  'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
]

const toText = ({ pattern, format, minLength = 0, maxLength = Number.POSITIVE_INFINITY }: JsonSchema): string => {
  const fits = pattern === undefined ? () => true : (text: string) => new RegExp(pattern, 'u').test(text)
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000'
  if (format === 'date-time') return '2026-11-24T10:00:00.000Z'
  return samples.find((text) => fits(text) && text.length >= minLength && text.length <= maxLength) ?? 'sample'
}

const toFile = (type: string): File => new File(['sample'], `sample.${type.split('/')[1]}`, { type })
