import { requireSite } from '@lacehouse/domain/site/parse-site'
import type { Site } from '@lacehouse/domain/site/site'
import { rankCountry } from './countries/rank-country.ts'
import { readJsonFiles } from './read-json-files.ts'

/** Reads the demo shop's sites in the order of their countries; throws what is wrong with a file that is no site. */
export async function loadSites(): Promise<readonly Site[]> {
  const files = await readJsonFiles('sites')
  return files
    .map(({ json, path }) => requireSite(json, path))
    .sort((a, b) => rankCountry(a.country) - rankCountry(b.country))
}
