import type { Catalogue } from './catalogues.ts'

const folder = '../../../../packages/messages/build'
const loaders = import.meta.glob<Catalogue>('../../../../packages/messages/build/*/*.json', { import: 'default' })

/** Loads the words of one area in one locale, or null where the locale has no words of its own. */
export const loadCatalogue = (locale: string, area: string): Promise<Catalogue> | null =>
  loaders[`${folder}/${locale}/${area}.json`]?.() ?? null
