import { toLanguageTag } from '@lacehouse/domain/site/find-site'

/** `hreflang` and path or address of a page in a locale. */
type Alternate = readonly [tag: string, path: string]

const fallbackTag = 'x-default'

/**
 * Packs the paths of a page in its locales into one text, since every page sends them to its scripts: a path, after its tag and `=`
 * where the tag is not that of the path's locale. The last one is
 * the default for other languages: its place among the others, or `-` where there is none.
 */
export function packAlternates(alternates: readonly Alternate[]): string {
  const fallback = alternates.find(([tag]) => tag === fallbackTag)?.[1]
  const named = alternates.filter(([tag]) => tag !== fallbackTag)
  if (named.length === 0) return ''
  const place = named.findIndex(([, path]) => path === fallback)
  const packed = named.map(([tag, path]) => (tag === tagOf(path) ? path : `${tag}=${path}`))
  return [...packed, place < 0 ? (fallback ?? '-') : place].join(' ')
}

/** Unpacks the addresses of a page in its locales. */
export function unpackAlternates(packed: string, origin: string): Alternate[] {
  if (packed === '') return []
  const parts = packed.split(' ')
  const fallback = parts.pop() ?? ''
  const named = parts.map((part): Alternate => {
    const [tag = '', path = ''] = part.startsWith('/') ? [tagOf(part), part] : part.split('=')
    return [tag, origin + path]
  })
  const chosen = fallback.startsWith('/') ? origin + fallback : named[Number(fallback)]?.[1]
  return chosen ? [...named, [fallbackTag, chosen]] : named
}

function tagOf(path: string): string {
  return toLanguageTag(path.split('/')[1] ?? '')
}
