import { parse } from 'node:path'
import type { ProductRecord } from '../catalogue/product-record.ts'

/** The product, colour and view of a file. The colour may be absent for a product with one colour. */
export type NamedPicture = {
  readonly productId: string
  readonly colourCode: string | null
  readonly view: string
}

/** The default order of views, for folders without a manifest. */
const views = ['side', 'three-quarter', 'pair', 'front', 'back', 'other-side', 'top', 'heel', 'detail']
const namePattern = /^(?<productId>[0-9A-Z]{8,11})[-_](?<rest>[\w-]+)$/i
export const viewPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Finds the product id at the start of a file's name, in capitals. */
export function findProductId(file: string): string | null {
  return namePattern.exec(parse(file).name)?.groups?.productId?.toUpperCase() ?? null
}

/**
 * Parses `<product>-<view>.jpg` or `<product>-<colour>-<view>.jpg`. Colours and views may both contain hyphens, so the longest colour
 * code of the product wins.
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

/** Compares two views for sorting: known views first in the default order, other views by name. */
export function compareViews(a: string, b: string): number {
  const [first, second] = [a, b].map((view) => views.indexOf(view)).map((at) => (at < 0 ? views.length : at))
  return (first ?? 0) - (second ?? 0) || a.localeCompare(b, 'en', { numeric: true })
}
