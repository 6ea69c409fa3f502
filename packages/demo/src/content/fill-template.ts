import { z } from 'zod'
import { demoProducts, type SpecialName } from '../catalogue/special-cases.ts'
import { articleTables } from './article-tables.ts'
import {
  findComposition,
  getComposition,
  type Shape,
  shapeNames,
  toCompositionPicture,
  toProductPicture,
} from './compositions.ts'
import { Condition, holds } from './condition.ts'
import type { CategoryLink, ContentContext } from './content-context.ts'
import type { Picture } from './documents.ts'

const Directives = z.strictObject({
  /** Conditions; the object is left out unless all of them hold. */
  $when: Condition.optional(),
  /** Compositions, the first choice first; or such lists by brand, `default` for the other brands. */
  $composition: z.union([z.array(z.string()), z.record(z.string(), z.array(z.string()))]).optional(),
  /** A path in the category tree, or paths by composition. */
  $category: z.union([z.string(), z.record(z.string(), z.string())]).optional(),
  /** Without a composition the picture is that of the category's most popular product. */
  $orProduct: z.literal(true).optional(),
  /** A product of the special cases. */
  $product: z.enum(Object.keys(demoProducts) as SpecialName[]).optional(),
  /** A list of which only the first items stay. */
  $of: z.array(z.unknown()).optional(),
  $atMost: z.int().optional(),
})

type Directives = z.infer<typeof Directives>

/** What the marks inside an object of a template stand for. */
type Scope = {
  readonly context: ContentContext
  /** The key in `data/words` before the keys of the template's texts. */
  readonly words: string
  readonly category?: CategoryLink
  readonly composition?: string
  readonly picture?: (shape: Shape) => Picture
  readonly productPath?: string
}

/**
 * Fills a template of `data/content` for a site and a locale; the README describes marks and conditions. An object whose
 * condition does not hold is left out: the result is undefined, and a list or an object does without it.
 */
export function fillTemplate(template: unknown, context: ContentContext, words: string): unknown {
  return fill(template, { context, words })
}

function fill(template: unknown, scope: Scope): unknown {
  if (typeof template === 'string') return fillMarks(template, scope)
  if (Array.isArray(template)) return fillList(template, scope)
  if (typeof template !== 'object' || template === null) return template
  const entries = Object.entries(template)
  const directives = Directives.parse(Object.fromEntries(entries.filter(([key]) => key.startsWith('$'))))
  if (directives.$of) return fillList(directives.$of, scope).slice(0, directives.$atMost)
  const inner = applyDirectives(directives, scope)
  if (!inner) return undefined
  const fields = entries
    .filter(([key]) => !key.startsWith('$'))
    .map(([key, value]) => [key, fill(value, inner)] as const)
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

function fillList(list: readonly unknown[], scope: Scope): unknown[] {
  return list.map((item) => fill(item, scope)).filter((item) => item !== undefined)
}

/** The scope inside an object, or null for an object that is left out. */
function applyDirectives(directives: Directives, outer: Scope): Scope | null {
  const { $when, $composition, $category, $orProduct, $product } = directives
  if ($when && !holds($when, outer.context)) return null
  let scope: Scope | null = $composition ? withComposition($composition, outer) : outer
  if ($category) scope = withCategory($category, scope)
  if (scope && $orProduct) scope = withProductPicture(scope)
  if (scope && $product) scope = withProduct($product, scope)
  return $composition && !scope?.picture ? null : scope
}

function withComposition(choice: NonNullable<Directives['$composition']>, scope: Scope): Scope {
  const { site, models } = scope.context
  const names = Array.isArray(choice) ? choice : (choice[site.brand] ?? choice.default ?? [])
  const composition = findComposition(names, models)
  if (composition === null) return { ...scope, composition: undefined, picture: undefined }
  return { ...scope, composition, picture: (shape) => toCompositionPicture(composition, shape) }
}

function withCategory(choice: NonNullable<Directives['$category']>, scope: Scope): Scope | null {
  const path = typeof choice === 'string' ? choice : choice[scope.composition ?? '']
  const category = path === undefined ? null : scope.context.findCategory(path)
  return category && { ...scope, category }
}

function withProductPicture(scope: Scope): Scope | null {
  const product = scope.category ? scope.context.findProduct(scope.category.id) : null
  if (!product) return null
  return scope.picture ? scope : { ...scope, picture: () => toProductPicture(product) }
}

function withProduct(name: SpecialName, scope: Scope): Scope | null {
  const productPath = scope.context.findProductPath(demoProducts[name])
  return productPath === null ? null : { ...scope, productPath }
}

const mark = /\{([\w-]+)(?::([^{}]*))?\}/g

/** A text that is nothing but a mark of a picture becomes the picture. */
function fillMarks(template: string, scope: Scope): unknown {
  const [, shape] = /^\{picture:(.*)\}$/.exec(template) ?? []
  if (shape !== undefined) return getPicture(shape, scope)
  const named = template.replaceAll('{composition}', () => scope.composition ?? '')
  return named.replace(mark, (whole, kind: string, rest = '') => findValue(kind, rest, scope) ?? fail(whole, template))
}

function getPicture(shape: string, { picture }: Scope): Picture {
  const known = shapeNames.find((name) => name === shape)
  if (!known || !picture) throw new Error(`A template asks for the picture '${shape}', which it does not have.`)
  return picture(known)
}

function findValue(kind: string, rest: string, scope: Scope): string | undefined {
  const { context, category, composition, productPath } = scope
  switch (kind) {
    case 'words':
      return context.getText(`${scope.words}.${rest}`)
    case 'table':
      return articleTables[rest]?.(context)
    case 'page':
      return context.toPagePath(rest)
    case 'category':
      return category?.[rest as keyof CategoryLink]
    case 'product':
      return productPath
    case 'brand':
      return context.brand
    case 'site':
      return context.site.siteId.toLowerCase()
    case 'textSide':
      return composition && getComposition(composition).textSide
    case 'backdrop':
      return composition ? getComposition(composition).backdrop : 'light'
    default:
      return undefined
  }
}

function fail(whole: string, template: string): never {
  throw new Error(`The mark ${whole} in '${template}' has no value.`)
}
