import type { Catalogue } from './catalogue.ts'

const folder = '../../../../packages/messages/build'
/** Mails and the back office have words that no page shows. */
const loaders = import.meta.glob<Catalogue>(
  [
    '../../../../packages/messages/build/*/*.json',
    '!../../../../packages/messages/build/*/{backoffice,content,mail}.json',
  ],
  { import: 'default' },
)

/** Loads the messages of one area in one locale, or null where the locale has no catalogue. */
export function loadCatalogue(locale: string, area: string): Promise<Catalogue> | null {
  return loaders[`${folder}/${locale}/${area}.json`]?.() ?? null
}
