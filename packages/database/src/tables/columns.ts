import { bigint, char, customType, jsonb, timestamp } from 'drizzle-orm/pg-core'

/** Words by locale, as `{ "en-us": "Runner", "de-de": "Laufschuh" }`. */
export type Localised<T = string> = Record<string, T>

/** A moment with its zone, to the millisecond, read and written as a Date. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
}

/** An amount in the currency's smallest unit; the currency stands in a column beside it. */
export function minor(name: string) {
  return bigint(name, { mode: 'number' })
}

/** An ISO 4217 code. */
export function currency(name = 'currency') {
  return char(name, { length: 3 })
}

export function localised<T = string>(name: string) {
  return jsonb(name).$type<Localised<T>>()
}

export function createdAt() {
  return instant('created_at').notNull().defaultNow()
}

export function updatedAt() {
  return instant('updated_at').notNull().defaultNow()
}

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
