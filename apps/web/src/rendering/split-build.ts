import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/**
 * Splits a build by the segment of its addresses after the locale, and gives the function that finds the part for a path. The router
 * compares an address with one route after the other, each by a pattern that it makes anew, so that a home page would pass by all others.
 */
export function splitBuild(build: ServerBuild): (pathname: string) => ServerBuild {
  const areas = new Map(Object.keys(build.routes).map((id) => [id, findArea(build.routes, id)]))
  const parts = new Map<string, ServerBuild>()
  for (const area of new Set(areas.values())) if (area !== null) parts.set(area, toPart(build, areas, area))
  const others = toPart(build, areas, null)
  return (pathname) => {
    const area = readArea(pathname)
    return area === null ? build : (parts.get(area) ?? others)
  }
}

/** Gives the segment after the locale, empty for a home page and what is outside of the locales; null where it is written unusually. */
function readArea(pathname: string): string | null {
  const [, , segment = ''] = pathname.replace(/\.data$/, '').split('/')
  return /^[\w.-]*$/.test(segment) ? segment.toLowerCase() : null
}

/** Finds the segment that a route asks for after the locale; null for a route that takes any. */
function findArea(routes: Routes, id: string): string | null {
  const [first = '', second = ''] = toPath(routes, id).split('/')
  return first === '*' || /^[:*]/.test(second) ? null : second
}

const toPath = (routes: Routes, id: string): string =>
  listWithParents(routes, id)
    .toReversed()
    .flatMap((one) => routes[one]?.path || [])
    .join('/')

/** Lists a route and those around it, from the inside. */
function listWithParents(routes: Routes, id: string): string[] {
  const parent = routes[id]?.parentId
  return parent ? [id, ...listWithParents(routes, parent)] : [id]
}

/** The routes of an area, those that take any address, and the routes around them. */
function toPart(build: ServerBuild, areas: ReadonlyMap<string, string | null>, wanted: string | null): ServerBuild {
  const own = [...areas].flatMap(([id, area]) =>
    area === null || area === wanted ? listWithParents(build.routes, id) : [],
  )
  const ids = new Set(own)
  return { ...build, routes: Object.fromEntries(Object.entries(build.routes).filter(([id]) => ids.has(id))) }
}
