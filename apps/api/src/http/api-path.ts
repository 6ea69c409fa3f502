import { type CallContract, calls } from '@lacehouse/contracts'

type PathShape = { readonly method: string; readonly pattern: RegExp }

const shapes: readonly PathShape[] = Object.values<CallContract>(calls).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

/** First segments of paths that the API serves outside its calls: health, documentation, pictures, media, webhooks. */
const otherAreas = new Set([
  'healthz',
  'readyz',
  'metrics',
  'openapi.json',
  'docs',
  'i',
  'product-media',
  'webhooks',
  'auth',
  'payments',
  'preview',
  'publish',
  'dev',
  'feeds',
  'llms.txt',
  'sitemap.xml',
  'sitemaps',
])

const areas = new Set(Object.values<CallContract>(calls).map(({ path }) => path.split('/')[1] ?? ''))

/** Lists the methods of the calls with this path; it is empty for a path without a call. */
export function methodsOf(path: string): string[] {
  return shapes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
}

/** Says whether a path lies below an area of the API; such a path is never a page. `/cart` alone is a page. */
export function isApiPath(path: string): boolean {
  const [, first = '', ...rest] = path.split('/')
  // Every request of a page asks this: a page is in no area of the calls, so that their shapes are not compared with it.
  return otherAreas.has(first) || (areas.has(first) && (rest.length > 0 || methodsOf(path).length > 0))
}
