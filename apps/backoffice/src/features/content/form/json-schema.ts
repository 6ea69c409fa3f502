/** The part of JSON Schema in which the contracts of documents and blocks are written. */
export type JsonSchema = {
  readonly type?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly enum?: readonly (string | number)[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
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
  | 'moment'
  | 'time_zone'
  | 'number'
  | 'flag'
  | 'choice'
  | 'choices'
  | 'lines'
  | 'picture'
  | 'group'
  | 'list'
  | 'blocks'

/** Words of several lines that are no markup. */
const longFields = new Set(['description', 'disclaimer', 'note'])

/** Returns how a field of a schema is edited. */
export function toFieldKind(name: string, schema: JsonSchema): FieldKind {
  if (schema.const !== undefined || name === 'placeholder') return 'fixed'
  if (name === 'id' && !isChosenId(schema)) return 'fixed'
  if (listChoices(schema)) return 'choice'
  if (schema.type === 'boolean') return 'flag'
  if (schema.type === 'number' || schema.type === 'integer') return 'number'
  if (schema.type === 'array') {
    if (schema.items && listBlockSchemas(schema.items)) return 'blocks'
    if (schema.items && listChoices(schema.items)) return 'choices'
    return schema.items?.type === 'string' ? 'lines' : 'list'
  }
  if (schema.type === 'object') return isPicture(schema) ? 'picture' : 'group'
  if (name === 'url') return 'address'
  if (name === 'timeZone') return 'time_zone'
  if (schema.format === 'date-time') return 'moment'
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

/** Lists the schemas of the blocks that may stand in a part, each with its type; null where no blocks stand there. */
export function listBlockSchemas({ oneOf, anyOf }: JsonSchema): readonly BlockSchema[] | null {
  const found = (oneOf ?? anyOf ?? []).map((schema) => ({ type: schema.properties?.type?.const, schema }))
  const isBlocks = found.length > 0 && found.every(({ type }) => typeof type === 'string')
  return isBlocks ? (found as BlockSchema[]) : null
}

/** A block's type, and the schema of its fields. */
export type BlockSchema = { readonly type: string; readonly schema: JsonSchema }

/** Returns whether an id says something, as that of a subject or a segment does; all others are only made to be unique. */
const isChosenId = (schema: JsonSchema): boolean => schema.pattern !== undefined || listChoices(schema) !== null

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
    required.map((name) => {
      const schema = properties[name] ?? {}
      return [name, name === 'id' && !isChosenId(schema) ? newId() : createValue(schema, newId)]
    }),
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
