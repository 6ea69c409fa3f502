import { fieldNames } from './field-names.ts'

/** A value of an export as the page shows it. */
export type DataValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'yes' | 'no' }
  /** ISO 8601; a day has no time. */
  | { readonly kind: 'moment' | 'day'; readonly text: string }
  /** In the smallest unit of the currency. */
  | { readonly kind: 'amount'; readonly minor: number; readonly currency: string }
  /** The address of a picture, which holds its bytes. */
  | { readonly kind: 'picture'; readonly src: string }
  | { readonly kind: 'fields'; readonly fields: readonly DataField[] }
  | { readonly kind: 'list'; readonly values: readonly { readonly place: number; readonly value: DataValue }[] }

export type DataField = {
  readonly key: string
  /** The column's name in the message catalogue; null for one that has only a technical name. */
  readonly name: (typeof fieldNames)[number] | null
  readonly value: DataValue
}

type Row = Readonly<Record<string, unknown>>

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/
const day = /^\d{4}-\d\d-\d\d$/

/** Lists what a row or a part of it says, without what is empty; what has a name in words comes first. */
export function listDataFields(row: Row): readonly DataField[] {
  const fields = Object.entries(row).flatMap(([key, value]) => {
    const shown = toValue(key, value, row)
    return shown ? [{ key, name: findName(key), value: shown }] : []
  })
  return fields.toSorted((a, b) => toRank(a) - toRank(b))
}

/** A field of a document is called like the column of the same words: `postalCode` like `postal_code`. */
const findName = (key: string): DataField['name'] => {
  const column = key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return fieldNames.find((one) => one === column) ?? null
}

const toRank = ({ name }: DataField): number => (name === null ? fieldNames.length : fieldNames.indexOf(name))

/** Writes the technical name of a column or a field in words: `addressLine1` becomes `address line 1`. */
export function toWords(key: string): string {
  return key
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/([a-z])(\d)/g, '$1 $2')
    .toLowerCase()
}

const toValue = (key: string, value: unknown, { currency }: Row): DataValue | null => {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return { kind: value ? 'yes' : 'no' }
  if (typeof value === 'number' && key.endsWith('_minor') && typeof currency === 'string')
    return { kind: 'amount', minor: value, currency }
  if (Array.isArray(value)) {
    const values = value.flatMap((one, place) => {
      const shown = toValue('', one, {})
      return shown ? [{ place, value: shown }] : []
    })
    return values.length > 0 ? { kind: 'list', values } : null
  }
  if (typeof value === 'object') {
    const fields = listDataFields(value as Row)
    return fields.length > 0 ? { kind: 'fields', fields } : null
  }
  const text = String(value)
  if (text.startsWith('data:image/jpeg;base64,')) return { kind: 'picture', src: text }
  if (moment.test(text)) return { kind: 'moment', text }
  return { kind: day.test(text) ? 'day' : 'text', text }
}
