import { requireSite } from '@lacehouse/domain/site/parse-site'
import type { Site } from '@lacehouse/domain/site/site'
import { readJsonFiles } from './read-json-files.ts'

// The first is the site of whoever asks for no country.
const order = ['US', 'CA', 'DE', 'GB']

const rankOf = ({ country }: Site): number => {
  const rank = order.indexOf(country)
  return rank < 0 ? order.length : rank
}

/** Reads the demo shop's sites; a file that is no site is an error that says what is wrong with it. */
export async function loadSites(): Promise<readonly Site[]> {
  const files = await readJsonFiles('sites')
  return files.map(({ json, path }) => requireSite(json, path)).sort((a, b) => rankOf(a) - rankOf(b))
}
