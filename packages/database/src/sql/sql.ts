import pg from 'pg'
import { type DataOf, type Declared, float, type SqlType, toSqlType } from './sql-types.ts'

/** A named value that is given when the statement is run. */
export type Parameter<Name extends string = string, T = unknown> = {
  readonly kind: 'parameter'
  readonly name: Name
  readonly type: SqlType<unknown>
  /** Is never set: carries the type. */
  readonly data?: T
}

type NoValues = Readonly<Record<never, never>>

/** A piece of SQL that needs the values `Values` by name. */
export type Fragment<Values = NoValues> = {
  readonly kind: 'fragment'
  readonly chunks: readonly (string | Parameter)[]
  /** Is never set: carries the type. */
  readonly needs?: (values: Values) => void
}

type Part = Fragment<never> | Parameter

type NeedsOf<P> =
  P extends Parameter<infer Name, infer T>
    ? { readonly [K in Name]: T }
    : P extends { readonly needs?: (values: infer V) => void }
      ? V
      : never

type Intersection<P> = (P extends unknown ? (values: NeedsOf<P>) => void : never) extends (values: infer V) => void
  ? V
  : never

/** All the values that some fragments need together. */
export type ValuesOf<P> = { readonly [K in keyof Intersection<P>]: Intersection<P>[K] }

/**
 * SQL with fragments and parameters in it. What is written between `${` and `}` can only be one of the two, so no value ever becomes
 * a part of the statement's text.
 */
export function sql<const Parts extends readonly Part[]>(
  strings: TemplateStringsArray,
  ...parts: Parts
): Fragment<ValuesOf<Parts[number]>> {
  const chunks = strings.flatMap((string, index) => {
    const part = parts[index]
    if (!part) return [string]
    return part.kind === 'parameter' ? [string, part] : [string, ...part.chunks]
  })
  return { kind: 'fragment', chunks }
}

/** A value that is named here and given when the statement runs. The same name is one parameter, however often it stands in a statement. */
export function param<const Name extends string, D extends Declared>(
  name: Name,
  declared: D,
): Parameter<Name, DataOf<D>> {
  return { kind: 'parameter', name, type: toSqlType(declared) }
}

/** A moment that is given in milliseconds since 1970. */
export function moment<const Name extends string>(name: Name): Fragment<{ readonly [K in Name]: number }> {
  return { kind: 'fragment', chunks: ['to_timestamp(', param(name, float), ' / 1000.0)'] }
}

/** A constant of the code as it stands in the statement's text. */
export function literal(value: string | number): Fragment {
  return { kind: 'fragment', chunks: [typeof value === 'number' ? String(value) : pg.escapeLiteral(value)] }
}

/** The name of a table or column that the code chooses. */
export function identifier(name: string): Fragment {
  return { kind: 'fragment', chunks: [pg.escapeIdentifier(name)] }
}

export type Rendered = { readonly text: string; readonly parameters: readonly Parameter[] }

/** Writes the text and numbers the parameters in the order in which they first appear. */
export function render({ chunks }: Fragment<never>): Rendered {
  const numbers = new Map<string, { readonly place: number; readonly parameter: Parameter }>()
  const text = chunks.map((chunk) => {
    if (typeof chunk === 'string') return chunk
    const known = numbers.get(chunk.name)
    if (known && known.parameter.type.name !== chunk.type.name)
      throw new Error(`The parameter ${chunk.name} is both ${known.parameter.type.name} and ${chunk.type.name}.`)
    const place = known?.place ?? numbers.size + 1
    if (!known) numbers.set(chunk.name, { place, parameter: chunk })
    return `$${place}`
  })
  return { text: text.join(''), parameters: [...numbers.values()].map(({ parameter }) => parameter) }
}
