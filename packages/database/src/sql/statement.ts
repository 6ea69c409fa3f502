import type { QueryConfig } from 'pg'
import { type Fragment, type Parameter, render, type ValuesOf } from './sql.ts'
import type { DataOf, Declared } from './sql-types.ts'

/** The columns of a statement's rows, each by the table's column that it is, or by its type where it is computed. */
export type RowShape = Readonly<Record<string, Declared>>

export type RowOf<S> = S extends Statement<never, infer Row> ? Row : never

type RowOfShape<S extends RowShape> = { readonly [K in keyof S]: DataOf<S[K]> }

/** A prepared statement: its text is written once, and each run only gives its values. */
export type Statement<Values, Row> = {
  readonly name: string
  readonly text: string
  readonly parameters: readonly Parameter[]
  /** Null where the statement's rows are not read. */
  readonly row: RowShape | null
  readonly toQuery: (values: Values) => QueryConfig
  /** Is never set: carries the type. */
  readonly answers?: Row
}

/** A statement whose row and values nothing is known of, for the check. */
export type AnyStatement = Statement<never, unknown>

const declared: (() => readonly AnyStatement[])[] = []

/** Every statement of the modules that are loaded, composed ones in all their forms. */
export function listStatements(): readonly AnyStatement[] {
  return declared.flatMap((list) => list())
}

type Declaration<F, S> = {
  /** The name under which the statement is prepared, once on each connection. */
  readonly name: string
  readonly sql: F
  /** Left out where the rows are not read. A test compares it with what PostgreSQL describes. */
  readonly row?: S
  /** Milliseconds after which the driver gives up waiting for the answer. */
  readonly timeout?: number
}

type NoColumns = Readonly<Record<never, never>>

/** Declares a statement; made where its module is loaded, never for each call. */
export function statement<F extends Fragment<never>, S extends RowShape = NoColumns>(
  declaration: Declaration<F, S>,
): Statement<ValuesOf<F>, RowOfShape<S>> {
  const made = prepare<ValuesOf<F>, S>(declaration)
  declared.push(() => [made])
  return made
}

/** SQL that is made for one run, because a file or the database itself names its tables or columns; it is not prepared. */
export function toSingleQuery<Values>(fragment: Fragment<never>, values: Values): QueryConfig {
  const { text, parameters } = render(fragment)
  return { text, values: bind(parameters, values) }
}

const prepare = <Values, S extends RowShape>(
  declaration: Declaration<Fragment<never>, S>,
): Statement<Values, RowOfShape<S>> => {
  const { name, row, timeout } = declaration
  const { text, parameters } = render(declaration.sql)
  const options = timeout === undefined ? {} : { query_timeout: timeout }
  return {
    name,
    text,
    parameters,
    row: row ?? null,
    toQuery: (values) => ({ name, text, values: bind(parameters, values), ...options }),
  }
}

const bind = (parameters: readonly Parameter[], values: unknown): unknown[] =>
  parameters.map(({ name, type: { encode } }) => {
    const value = (values as Readonly<Record<string, unknown>>)[name]
    return encode && value !== null ? encode(value) : value
  })

/** Parts of which a composed statement has one at most, by name. */
type Slot = Readonly<Record<string, Fragment<never>>>
type PartOf<S extends Slot> = S extends unknown ? S[keyof S] : never
type NameOf<S extends Slot> = S extends unknown ? keyof S & string : never

type Composition<Slots extends readonly Slot[], S> = {
  /** Each part is one `name as (…)` or several; the statement always has one of the first slot. */
  readonly slots: Slots
  readonly last: Fragment
  readonly row?: S
}

export type ComposedStatement<Name, Values, Row> = {
  /** The statement of some parts, prepared under their names; false stands for a part that is not needed. */
  readonly of: (...names: readonly (Name | false)[]) => Statement<Values, Row>
}

/**
 * Declares a statement of parts that are not all needed each time: even an insert of nothing opens its tables and wakes their triggers.
 * The text of each set of parts is written once.
 */
export function composeStatement<const Slots extends readonly Slot[], S extends RowShape = NoColumns>({
  slots,
  last,
  row,
}: Composition<Slots, S>): ComposedStatement<NameOf<Slots[number]>, ValuesOf<PartOf<Slots[number]>>, RowOfShape<S>> {
  type Made = Statement<ValuesOf<PartOf<Slots[number]>>, RowOfShape<S>>
  const parts = new Map(slots.flatMap((slot) => Object.entries(slot)))
  const made = new Map<string, Made>()
  const compose = (names: readonly string[]): Made => {
    const name = names.join('-')
    const known = made.get(name)
    if (known) return known
    const chunks = names.flatMap((part, index) => [index === 0 ? 'with ' : ', ', ...(parts.get(part)?.chunks ?? [])])
    const sql: Fragment<never> = { kind: 'fragment', chunks: [...chunks, ' ', ...last.chunks] }
    const composed = prepare<ValuesOf<PartOf<Slots[number]>>, S>({ name, sql, row })
    made.set(name, composed)
    return composed
  }
  declared.push(() => listSelections(slots).map(compose))
  return { of: (...names) => compose(names.filter((name) => name !== false)) }
}

/** Every choice of parts: one of the first slot, one or none of each other. */
const listSelections = ([first = {}, ...others]: readonly Slot[]): string[][] =>
  others.reduce<string[][]>(
    (chosen, slot) => chosen.flatMap((names) => [names, ...Object.keys(slot).map((name) => [...names, name])]),
    Object.keys(first).map((name) => [name]),
  )
