import { demoProducts, type SpecialName } from '../catalogue/special-cases.ts'
import {
  findComposition,
  getComposition,
  type Shape,
  shapeNames,
  toCompositionPicture,
  toProductPicture,
} from './compositions.ts'
import type { CategoryLink, ContentContext } from './content-context.ts'
import type { Picture } from './documents.ts'

type Fields = Readonly<Record<string, unknown>>

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
  if (Array.isArray(template)) return template.map((item) => fill(item, scope)).filter((item) => item !== undefined)
  if (typeof template !== 'object' || template === null) return template
  const { $atMost, $of, ...fields } = template as Fields
  if ($of !== undefined) return (fill($of, scope) as unknown[]).slice(0, Number($atMost))
  return fillObject(fields, scope)
}

function fillObject(template: Fields, outer: Scope): unknown {
  const { $when, $composition, $category, $orProduct, $product, ...fields } = template
  if ($when !== undefined && !holds($when as Condition, outer.context)) return undefined
  let scope: Scope | null = outer
  if ($composition !== undefined) scope = withComposition($composition, scope)
  if (scope && $category !== undefined) scope = withCategory($category, scope)
  if (scope && $orProduct === true) scope = withProductPicture(scope)
  if (scope && $product !== undefined) scope = withProduct(String($product), scope)
  const inner = scope
  if (!inner || ($composition !== undefined && !inner.picture)) return undefined
  const filled = Object.entries(fields).map(([key, value]) => [key, fill(value, inner)] as const)
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined))
}

type Condition = { readonly region?: string; readonly feature?: string; readonly models?: readonly string[] }

function holds({ region, feature, models = [] }: Condition, { site, models: sold }: ContentContext): boolean {
  if (region !== undefined && site.region !== region) return false
  if (feature !== undefined && !(site.features as Fields)[feature]) return false
  return models.every((model) => sold.has(model))
}

/** Names of compositions, the first choice first; or such lists by brand, `default` for the others. */
function withComposition(choice: unknown, scope: Scope): Scope {
  const { site, models } = scope.context
  const byBrand = choice as Readonly<Record<string, readonly string[]>>
  const names = Array.isArray(choice) ? (choice as string[]) : (byBrand[site.brand] ?? byBrand.default ?? [])
  const composition = findComposition(names, models)
  if (composition === null) return { ...scope, composition: undefined, picture: undefined }
  return { ...scope, composition, picture: (shape) => toCompositionPicture(composition, shape) }
}

/** A path in the category tree; or paths by composition. */
function withCategory(choice: unknown, scope: Scope): Scope | null {
  const path = typeof choice === 'string' ? choice : (choice as Fields)[scope.composition ?? '']
  const category = typeof path === 'string' ? scope.context.findCategory(path) : null
  return category && { ...scope, category }
}

function withProductPicture(scope: Scope): Scope | null {
  const product = scope.category ? scope.context.findProduct(scope.category.id) : null
  if (!product) return null
  return scope.picture ? scope : { ...scope, picture: () => toProductPicture(product) }
}

function withProduct(name: string, scope: Scope): Scope | null {
  const productPath = scope.context.findProductPath(demoProducts[name as SpecialName])
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
      return context.getText(`${scope.words}.${rest}`).replaceAll('{brand}', () => context.brand)
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
