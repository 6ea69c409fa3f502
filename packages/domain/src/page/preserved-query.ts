/** Query parameters that every navigation preserves. */
export const preservedParameters = ['siteId', 'cms', 'preview', 'enrollment_marketing_source'] as const

/** Picks the preserved parameters from an address or a query. */
export function preservedQuery(url: string): URLSearchParams {
  const current = toQuery(url)
  const preserved = new URLSearchParams()
  for (const name of preservedParameters) {
    const value = current.get(name)
    if (value !== null) preserved.set(name, value)
  }
  return preserved
}

/** Adds the preserved parameters of the current address to a link; the link's own parameters take precedence (RT-06). */
export function withPreservedQuery(link: string, current: string): string {
  const preserved = preservedQuery(current)
  if (preserved.size === 0) return link
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(link) ?? []
  const own = new URLSearchParams(query)
  const missing = new URLSearchParams([...preserved].filter(([name]) => !own.has(name))).toString()
  const joined = [query, missing].filter(Boolean).join('&')
  return `${path}${joined ? `?${joined}` : ''}${hash}`
}

function toQuery(url: string): URLSearchParams {
  const start = url.indexOf('?')
  return new URLSearchParams(start < 0 ? '' : url.slice(start + 1).replace(/#.*$/s, ''))
}
