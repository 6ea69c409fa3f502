/** The part of JSON Schema in which the contracts of documents and blocks are written. */
export type JsonSchema = {
  readonly type?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly enum?: readonly (string | number)[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: string
}

export type Fields = Readonly<Record<string, unknown>>

/** How a field is edited. */
export type FieldKind =
  | 'fixed'
  | 'text'
  | 'long_text'
  | 'markup'
  | 'address'
  | 'number'
  | 'flag'
  | 'choice'
  | 'choices'
  | 'lines'
  | 'picture'
  | 'group'
  | 'list'

/** Words of several lines that are no markup. */
const longFields = new Set(['description', 'disclaimer', 'note'])

/** Returns how a field of a schema is edited. */
export function toFieldKind(name: string, schema: JsonSchema): FieldKind {
  if (schema.const !== undefined || name === 'id' || name === 'placeholder') return 'fixed'
  if (listChoices(schema)) return 'choice'
  if (schema.type === 'boolean') return 'flag'
  if (schema.type === 'number' || schema.type === 'integer') return 'number'
  if (schema.type === 'array') {
    if (schema.items && listChoices(schema.items)) return 'choices'
    return schema.items?.type === 'string' ? 'lines' : 'list'
  }
  if (schema.type === 'object') return isPicture(schema) ? 'picture' : 'group'
  if (name === 'url') return 'address'
  if (/Html$|^richText$/.test(name)) return 'markup'
  return longFields.has(name) ? 'long_text' : 'text'
}

/** Lists the values from which a field is chosen; null where it is written freely. */
export function listChoices({ enum: values, anyOf }: JsonSchema): readonly (string | number)[] | null {
  if (values) return values
  const constants = anyOf?.map((option) => option.const)
  return constants?.every((value) => typeof value === 'string' || typeof value === 'number')
    ? (constants as (string | number)[])
    : null
}

const isPicture = ({ properties = {} }: JsonSchema): boolean =>
  ['kind', 'url', 'width', 'height'].every((name) => name in properties)

/** Creates the smallest value that has every field that the schema requires. */
export function createValue(schema: JsonSchema, newId: () => string): unknown {
  if (schema.const !== undefined) return schema.const
  const [choice] = listChoices(schema) ?? []
  if (choice !== undefined) return choice
  if (schema.type === 'object') return createFields(schema, newId)
  if (schema.type === 'array') return []
  if (schema.type === 'boolean') return false
  return schema.type === 'number' || schema.type === 'integer' ? 1 : ''
}

function createFields({ properties = {}, required = [] }: JsonSchema, newId: () => string): Fields {
  return Object.fromEntries(
    required.map((name) => [name, name === 'id' ? newId() : createValue(properties[name] ?? {}, newId)]),
  )
}

/** Sets a field; an empty text or nothing removes one that is not required. */
export function setField(fields: Fields, { name, value, isRequired }: FieldChange): Fields {
  const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  if (!isEmpty || isRequired) return { ...fields, [name]: value }
  const { [name]: _, ...rest } = fields
  return rest
}

export type FieldChange = { readonly name: string; readonly value: unknown; readonly isRequired: boolean }
