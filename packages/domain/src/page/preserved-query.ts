/** Query parameters that survive every navigation (S1.2). */
export const preservedParameters = ['siteId', 'cms', 'preview', 'enrollment_marketing_source'] as const

/** Picks the parameters that must survive out of an address or a query (S1.2). */
export function preservedQuery(url: string): URLSearchParams {
  const current = toQuery(url)
  const kept = new URLSearchParams()
  for (const name of preservedParameters) {
    const value = current.get(name)
    if (value !== null) kept.set(name, value)
  }
  return kept
}

/** Carries the surviving parameters of the current address over to a link; what the link names itself wins (RT-06). */
export function withPreservedQuery(link: string, current: string): string {
  const kept = preservedQuery(current)
  if (kept.size === 0) return link
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(link) ?? []
  const own = new URLSearchParams(query)
  const missing = new URLSearchParams([...kept].filter(([name]) => !own.has(name))).toString()
  const joined = [query, missing].filter(Boolean).join('&')
  return `${path}${joined ? `?${joined}` : ''}${hash}`
}

function toQuery(url: string): URLSearchParams {
  const start = url.indexOf('?')
  return new URLSearchParams(start < 0 ? '' : url.slice(start + 1).replace(/#.*$/s, ''))
}
