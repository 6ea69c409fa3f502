import { type CallContract, calls } from '@lacehouse/contracts'

type PathShape = { readonly method: string; readonly pattern: RegExp }

const shapes: readonly PathShape[] = Object.values<CallContract>(calls).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

/** First parts of paths that are served, but not by calls: health, documentation, pictures, notices of providers. */
const besides = new Set([
  'healthz',
  'readyz',
  'metrics',
  'openapi.json',
  'docs',
  'i',
  'webhooks',
  'payments',
  'preview',
  'publish',
  'dev',
])

const areas = new Set(Object.values<CallContract>(calls).map(({ path }) => path.split('/')[1] ?? ''))

/** Methods that calls of this path have; empty for a path that no call has. */
export function methodsOf(path: string): string[] {
  return shapes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)
}

/** True for a path below one of the API's areas, whether a call has it or not: such a path is never a page. `/cart` alone is one. */
export function isApiPath(path: string): boolean {
  const [, first = '', ...rest] = path.split('/')
  return besides.has(first) || (areas.has(first) && rest.length > 0) || methodsOf(path).length > 0
}
