import { bigint, char, customType, jsonb, timestamp } from 'drizzle-orm/pg-core'

/** Texts by locale, such as `{ "en-us": "Runner", "de-de": "Laufschuh" }`. */
export type Localised<T = string> = Record<string, T>

/** Declares a moment with its zone, to the millisecond, read and written as a Date. */
export function instant(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
}

/** Declares an amount in the currency's smallest unit; another column holds the currency. */
export function minor(name: string) {
  return bigint(name, { mode: 'number' })
}

/** Declares an ISO 4217 code. */
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
