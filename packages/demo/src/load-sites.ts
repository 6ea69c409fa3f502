import { requireSite } from '@lacehouse/domain/site/parse-site'
import type { Site } from '@lacehouse/domain/site/site'
import { rankCountry } from './countries/rank-country.ts'
import { readJsonFiles } from './read-json-files.ts'

export type SiteChoice = {
  /** A folder of own site files; null takes the demo shop's. */
  readonly folder?: string | null
  /** The ids of the wanted sites, the default site first; null takes all, in the order of their countries. */
  readonly ids?: readonly string[] | null
}

/** Reads the sites; throws what is wrong with a file that is no site, and which wanted site there is not. */
export async function loadSites({ folder = null, ids = null }: SiteChoice = {}): Promise<readonly Site[]> {
  const files = await readJsonFiles(folder ?? 'sites')
  const sites = files
    .map(({ json, path }) => requireSite(json, path))
    .sort((a, b) => rankCountry(a.country) - rankCountry(b.country))
  return ids === null ? sites : ids.map((id) => requireKnown(sites, id))
}

const requireKnown = (sites: readonly Site[], id: string): Site => {
  const site = sites.find(({ siteId }) => siteId === id)
  if (site) return site
  throw new Error(`There is no site ${id}. There are ${sites.map(({ siteId }) => siteId).join(', ')}.`)
}
