import { readFile } from 'node:fs/promises'
import { requireSite } from '@lacehouse/domain/site/parse-site'
import type { Site } from '@lacehouse/domain/site/site'

/** The demo shop's sites, the default one first. */
const names = ['us', 'ca', 'de', 'gb'] as const

/** Reads the sites of the demo shop; a file that is no site throws with all that is wrong with it. */
export const loadSites = (): Promise<Site[]> => Promise.all(names.map(loadSite))

const loadSite = async (name: string): Promise<Site> => {
  const file = new URL(`../sites/${name}.json`, import.meta.url)
  return requireSite(JSON.parse(await readFile(file, 'utf8')), file.pathname)
}
