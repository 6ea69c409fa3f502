import { type GetColumnData, getTableName } from 'drizzle-orm'
import { PgColumn } from 'drizzle-orm/pg-core'
import pg from 'pg'

/** A type of PostgreSQL together with the type of its values in the code. */
export type SqlType<T> = {
  readonly name: string
  /** The object ids that PostgreSQL may give to a result column of this type. */
  readonly oids: readonly number[]
  /** Those that it may infer for a parameter, where they are not the same. */
  readonly parameterOids?: readonly number[]
  readonly isNullable: boolean
  /** The table and column that the value comes from, where one is declared. */
  readonly origin?: string
  /** Makes what the driver sends; null is sent as it is. */
  readonly encode?: (value: unknown) => unknown
  /** Is never set: carries the type. */
  readonly data?: T
}

/** The declaration of a value: a column of a table, or a type where the statement computes it. */
export type Declared = SqlType<unknown> | PgColumn

export type DataOf<D extends Declared> = D extends PgColumn
  ? GetColumnData<D>
  : D extends { readonly data?: infer T }
    ? T
    : never

const { BOOL, BYTEA, INT2, INT4, INT8, TEXT, VARCHAR, BPCHAR, UUID, FLOAT4, FLOAT8, NUMERIC, JSONB } = pg.types.builtins
const { DATE, TIMESTAMPTZ, JSON: JSON_OID } = pg.types.builtins

const toType = <T>(name: string, oids: readonly number[], more: Partial<SqlType<T>> = {}): SqlType<T> => ({
  name,
  oids,
  isNullable: false,
  ...more,
})

export const text = toType<string>('text', [TEXT, VARCHAR, BPCHAR])
export const uuid = toType<string>('uuid', [UUID])
export const boolean = toType<boolean>('boolean', [BOOL])
export const integer = toType<number>('integer', [INT2, INT4, INT8])
/** PostgreSQL takes a fraction as numeric; one that it answers has to be cast to float8, for the driver reads numeric as text. */
export const float = toType<number>('float', [FLOAT4, FLOAT8], { parameterOids: [FLOAT4, FLOAT8, NUMERIC] })
export const bytes = toType<Buffer>('bytes', [BYTEA])
const date = toType<string>('date', [DATE])
const timestamp = toType<Date>('timestamp', [TIMESTAMPTZ])
/** JSON that is a text already when it is sent. */
export const jsonText = toType<string>('json text', [JSONB, JSON_OID])

/** A text whose values the code knows, where the statement computes it: the statement check does not look at them. */
export function oneOf<T extends string>(): SqlType<T> {
  return toType<T>('text', text.oids)
}

/** JSON of a shape that PostgreSQL does not know: the statement check does not look inside it. */
export function json<T>(): SqlType<T> {
  return toType<T>('json', [JSONB, JSON_OID], { encode: JSON.stringify })
}

/** The same, or null: what an outer join may leave out, for example. */
export function nullable<D extends Declared>(declared: D): SqlType<DataOf<D> | null> {
  return { ...toSqlType(declared), isNullable: true }
}

/** A column that the statement's own conditions keep from being null. */
export function notNull<C extends PgColumn>(column: C): SqlType<NonNullable<GetColumnData<C>>> {
  const { data: _, ...type } = toSqlType(column)
  return { ...type, isNullable: false }
}

const arrayOids = new Map([
  [TEXT, 1009],
  [VARCHAR, 1015],
  [BPCHAR, 1014],
  [UUID, 2951],
  [INT2, 1005],
  [INT4, 1007],
  [INT8, 1016],
  [BYTEA, 1001],
  [JSONB, 3807],
  [BOOL, 1000],
])

export function arrayOf<T>(type: SqlType<T>): SqlType<readonly T[]> {
  const { encode } = type
  return {
    name: `${type.name}[]`,
    oids: type.oids.flatMap((oid) => arrayOids.get(oid) ?? []),
    isNullable: false,
    ...(encode && { encode: (values) => (values as readonly unknown[]).map(encode) }),
  }
}

const byColumnType = new Map<string, SqlType<unknown>>([
  ['text', text],
  ['uuid', uuid],
  ['boolean', boolean],
  ['integer', integer],
  ['smallint', integer],
  ['bigint', integer],
  ['bigserial', integer],
  ['bytea', bytes],
  ['jsonb', json()],
  ['date', date],
  ['text[]', arrayOf(text)],
])

/** The type that a declaration stands for; a column is its origin. */
export function toSqlType<T>(declared: SqlType<T>): SqlType<T>
export function toSqlType<D extends Declared>(declared: D): SqlType<DataOf<D>>
export function toSqlType(declared: Declared): SqlType<unknown> {
  if (!(declared instanceof PgColumn)) return declared
  const name = declared.getSQLType()
  const type = byColumnType.get(name) ?? findByPrefix(name)
  if (!type) throw new Error(`Statements know no column type ${name}.`)
  return { ...type, isNullable: !declared.notNull, origin: `${getTableName(declared.table)}.${declared.name}` }
}

const findByPrefix = (name: string): SqlType<unknown> | undefined => {
  if (name.startsWith('char')) return text
  return name.startsWith('timestamp') ? timestamp : undefined
}
