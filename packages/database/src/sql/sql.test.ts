import { expect, expectTypeOf, test } from 'vitest'
import { carts } from '../tables/carts.ts'
import { identifier, literal, moment, param, render, sql } from './sql.ts'
import { integer, json, nullable, text, uuid } from './sql-types.ts'
import { composeStatement, type RowOf, statement } from './statement.ts'

test('a parameter is numbered where it first stands, and once however often it is named', () => {
  const owner = sql`owner_kind = ${param('kind', text)} and owner_id = ${param('id', text)}`
  const { text: written, parameters } = render(
    sql`select 1 from carts where version = ${param('version', integer)} and ${owner} or owner_id = ${param('id', text)}`,
  )
  expect(written).toBe('select 1 from carts where version = $1 and owner_kind = $2 and owner_id = $3 or owner_id = $3')
  expect(parameters.map(({ name }) => name)).toEqual(['version', 'kind', 'id'])
})

test('moments, constants and names of tables stand in the text, and are escaped', () => {
  const { text: written } = render(
    sql`delete from ${identifier('a"b')} where at < ${moment('now')} and kind = ${literal("it's")} limit ${literal(5)}`,
  )
  expect(written).toBe(`delete from "a""b" where at < to_timestamp($1 / 1000.0) and kind = 'it''s' limit 5`)
})

test('one name for two types is refused where the statement is declared', () => {
  const twice = sql`select ${param('id', text)}, ${param('id', integer)}`
  expect(() => render(twice)).toThrow('The parameter id is both text and integer.')
})

test('values are bound by name in the order of the text, and JSON is encoded, but null is null', () => {
  const insert = statement({
    name: 'test-bind',
    sql: sql`select ${param('doc', json<{ a: number }>())}, ${param('id', uuid)}, ${param('more', nullable(json<number[]>()))}`,
  })
  const values = { id: 'x', more: null, doc: { a: 1 } }
  expect(insert.toQuery(values)).toEqual({
    name: 'test-bind',
    text: 'select $1, $2, $3',
    values: ['{"a":1}', 'x', null],
  })
})

test('types of values and rows follow from the declaration', () => {
  const find = statement({
    name: 'test-types',
    row: { id: carts.id, orderNumber: carts.orderNumber, ownerKind: carts.ownerKind, count: nullable(integer) },
    sql: sql`select id, order_number as "orderNumber", owner_kind as "ownerKind", 1 as count from carts
      where id = ${param('id', uuid)} and owner_kind = ${param('kind', carts.ownerKind)} and expires_at < ${moment('now')}`,
  })
  expectTypeOf<Parameters<typeof find.toQuery>[0]>().toEqualTypeOf<{
    readonly id: string
    readonly kind: 'guest' | 'consumer'
    readonly now: number
  }>()
  expectTypeOf<RowOf<typeof find>>().toEqualTypeOf<{
    readonly id: string
    readonly orderNumber: string | null
    readonly ownerKind: 'guest' | 'consumer'
    readonly count: number | null
  }>()
  expect(find.parameters).toHaveLength(3)
})

test('a composed statement has the parts that are asked for, and its text is written once for each set', () => {
  const composed = composeStatement({
    slots: [
      { first: sql`a as (select ${param('x', integer)}::int as x)` },
      { second: sql`b as (select ${param('y', text)}::text)`, other: sql`b as (select 1)` },
    ],
    row: { x: integer },
    last: sql`select x from a`,
  })
  expect(composed.of('first', false).text).toBe('with a as (select $1::int as x) select x from a')
  const both = composed.of('first', 'second')
  expect(both.name).toBe('first-second')
  expect(both.toQuery({ x: 1, y: 'why' }).values).toEqual([1, 'why'])
  expect(composed.of('first', 'second')).toBe(both)
})
