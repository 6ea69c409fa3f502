import { categoryPath, productPath } from '../url/shop-paths.ts'
import { splitPath } from './split-path.ts'

/** A page that carries an id in its address. */
export type PagePath = {
  readonly locale: string
  readonly slug: string
  readonly id: string
  readonly isPreview: boolean
  /** Whether the address has the alternate shape; the page then names the main one as canonical (RT-04). */
  readonly isAlternate: boolean
  /** The main shape of this address, without `/pre`. */
  readonly canonical: string
}

type Shape = {
  readonly folder: 'p' | 'c'
  readonly main: RegExp
  readonly alternate: RegExp
  readonly toPath: typeof productPath
}

const productShape: Shape = {
  folder: 'p',
  main: /^(.+)-([A-Za-z0-9]{8,11})$/,
  alternate: /^(.+)-p([A-Za-z0-9]{8,11})$/,
  toPath: productPath,
}

const categoryShape: Shape = {
  folder: 'c',
  main: /^(.+)-(\d{4,10})$/,
  alternate: /^(.+)-c(\d{4,6})$/,
  toPath: categoryPath,
}

/** Parses a product address of either shape, or returns null. */
export function parseProductPath(url: string): PagePath | null {
  return parsePagePath(url, productShape)
}

/** Parses a category address of either shape, or returns null. */
export function parseCategoryPath(url: string): PagePath | null {
  return parsePagePath(url, categoryShape)
}

function parsePagePath(url: string, shape: Shape): PagePath | null {
  const { locale, rest, isPreview } = splitPath(url)
  const last = rest.at(-1)
  if (!locale || !last) return null
  const inFolder = rest.length === 2 && rest[0] === shape.folder
  const main = inFolder ? shape.main.exec(last) : null
  // A path inside the other kind's folder belongs to that kind.
  const isForeign = rest.length === 2 && (rest[0] === 'p' || rest[0] === 'c') && !inFolder
  const match = main ?? (isForeign ? null : shape.alternate.exec(last))
  const slug = match?.[1]
  const id = match?.[2]
  if (!slug || !id) return null
  return { locale, slug, id, isPreview, isAlternate: !main, canonical: shape.toPath(locale, slug, id) }
}
