/** Parameters that survive every navigation (RT-06). */
export const preservedParameters = ['siteId', 'cms', 'preview', 'enrollment_marketing_source'] as const

/** Carries the preserved parameters of one address over to another, which keeps its own where it has them. */
export function keepPreservedQuery(target: string, current: URLSearchParams): string {
  const carried = preservedParameters.filter((name) => current.has(name))
  if (carried.length === 0) return target
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(target) ?? []
  const search = new URLSearchParams(query)
  for (const name of carried) if (!search.has(name)) search.set(name, current.get(name) ?? '')
  return `${path}?${search}${hash}`
}
