import { readFile } from 'node:fs/promises'
import { addStaffMember } from '@lacehouse/api'
import type { Config } from '@lacehouse/api/config'
import type { Database } from '@lacehouse/database'
import { importCatalogue, loadSites, parseCatalogueFile } from '@lacehouse/demo'
import type { Site } from '@lacehouse/domain/site/site'
import { closeTestData } from '../close-test-data.ts'
import { openForCommand } from '../open-for-command.ts'
import { seedWithProgress } from '../seed-with-progress.ts'
import type { Settings } from './env-file.ts'

type Preparation = {
  readonly config: Config
  /** The answers about the catalogue and the first member of staff. */
  readonly first: Settings
  readonly say: (text: string) => void
}

/** Opens the database of a new production shop, and fills it with a catalogue and the first member of staff; each step may be repeated. */
export async function prepareShop({ config, first, say }: Preparation): Promise<void> {
  const sites = await loadSites(config.sites)
  const { database, close } = await openForCommand(config).catch((error) => {
    throw new Error(`The database cannot be opened: ${describe(error)}`, { cause: error })
  })
  try {
    say(
      `Database: ${config.databaseUrl ? 'the server answers' : `embedded, in ${config.dataDir}`}; its tables are up to date.`,
    )
    await closeTestData(database)
    say(`Catalogue: ${await fillCatalogue(database, sites, first.CATALOGUE ?? 'demo')}`)
    say(`Staff: ${await addStaff(database, sites, first)}`)
  } finally {
    await close()
  }
}

/** An error of several tries to connect has a code and no message. */
const describe = (error: Error & { readonly code?: string }): string => error.message || (error.code ?? error.name)

const fillCatalogue = async (database: Database, sites: readonly Site[], source: string): Promise<string> => {
  if (source === 'demo') {
    await seedWithProgress(database, sites, { hasTestData: false })
    return 'the demo shop’s products without its people, cards and codes, or what the shop had before.'
  }
  const { isNew, products } = await importCatalogue(database, parseCatalogueFile(await readFile(source, 'utf8')))
  return isNew ? `${products} products of ${source}.` : 'the shop has products already, and stays as it is.'
}

const addStaff = async (database: Database, [site]: readonly Site[], first: Settings): Promise<string> => {
  if (!first.STAFF_EMAIL || !site) return 'no member was added.'
  const added = await addStaffMember(database, {
    site,
    storeId: first.STAFF_STORE || null,
    firstName: first.STAFF_FIRST_NAME ?? '',
    lastName: first.STAFF_LAST_NAME ?? '',
    email: first.STAFF_EMAIL,
    password: first.STAFF_PASSWORD ?? '',
    now: Date.now(),
  })
  if (!added.ok) throw new Error(`The member of staff was not added: ${added.reason}`)
  const known = added.isNew
    ? `${first.STAFF_EMAIL} sells in ${added.storeId}.`
    : `${first.STAFF_EMAIL} was there already.`
  return added.isAdministrator ? `${known} They administer the back office, at /backoffice.` : known
}
