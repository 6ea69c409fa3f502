import { parse } from 'node:path'
import type { ProductRecord } from '../catalogue/product-record.ts'

/** What a file is said to show; a colour may be left out for a product that has one only. */
export type NamedPicture = {
  readonly productId: string
  readonly colourCode: string | null
  readonly view: string
}

/** The order in which views are shown where nobody has put them in one. */
const views = ['side', 'three-quarter', 'pair', 'front', 'back', 'other-side', 'top', 'heel', 'detail']
const namePattern = /^(?<productId>[0-9A-Z]{8,11})[-_](?<rest>[\w-]+)$/i
export const viewPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The product that a file's name begins with, in capitals, or null where it begins with none. */
export function findProductId(file: string): string | null {
  return namePattern.exec(parse(file).name)?.groups?.productId?.toUpperCase() ?? null
}

/**
 * Reads `<product>-<view>.jpg` or `<product>-<colour>-<view>.jpg`. Colours and views may both have hyphens in them: what comes after the
 * product is a colour where the product has one of that code.
 */
export function parsePictureName(
  file: string,
  { id, colours }: Pick<ProductRecord, 'id' | 'colours'>,
): NamedPicture | null {
  const rest = namePattern.exec(parse(file).name)?.groups?.rest?.toLowerCase().replaceAll('_', '-')
  if (!rest) return null
  const colour = colours
    .filter(({ code }) => rest.startsWith(`${code.toLowerCase()}-`))
    .toSorted((a, b) => b.code.length - a.code.length)[0]
  const view = colour ? rest.slice(colour.code.length + 1) : rest
  return viewPattern.test(view) ? { productId: id, colourCode: colour?.code ?? null, view } : null
}

/** Where a view stands among the others of its colour: those that the shop knows first, the rest by name. */
export function compareViews(a: string, b: string): number {
  const [first, second] = [a, b].map((view) => views.indexOf(view)).map((at) => (at < 0 ? views.length : at))
  return (first ?? 0) - (second ?? 0) || a.localeCompare(b, 'en', { numeric: true })
}
