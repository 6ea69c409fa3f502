import type { Deps } from './deps.ts'

type PurgeDeps = Pick<
  Deps,
  | 'database'
  | 'experiments'
  | 'catalogue'
  | 'search'
  | 'promotions'
  | 'content'
  | 'stores'
  | 'sessionDenyList'
  | 'log'
  | 'securityLog'
>

/** Tables with the data of product pages. */
const productTables = new Set(['products', 'product_pictures', 'price_entries', 'search_documents', 'categories'])

/** Tables of documents and of the pictures whose addresses cached documents contain. */
const cachedTables = new Set(['content_documents', 'content_pictures', 'product_pictures'])

/** How often prices that begin or end by the clock are looked for. */
const priceCheck = 500
/** Of more products at once, the pages of all are purged. */
const mostNamed = 500

/**
 * Drops cached data when the database announces a change or when a price begins or ends by the clock, and calls `purge` with the tags of the pages that show it.
 * Calls `purge` with null after a lost connection, because then any data may have changed. Returns a function that stops listening.
 */
export async function purgeOnChange(
  deps: PurgeDeps,
  purge: (tags: readonly string[] | null) => void,
): Promise<() => void> {
  const stop = await deps.database.listen('changed', (payload) => {
    const [table = '', keys = '*'] = payload?.split(':') ?? []
    // A category shows on the pages of all its products, which its own key does not name.
    const isNamed = payload !== null && keys !== '*' && table !== 'categories'
    const ids = isNamed ? keys.split(',') : undefined
    const isLost = payload === null
    if (isLost || productTables.has(table)) deps.catalogue.drop(ids)
    changeSearch(deps, isLost ? null : table, ids)
    if (isLost || table === 'promotions') deps.promotions.drop()
    changeExperiments(deps, payload)
    recordChange(deps, table, keys)
    if (isLost || cachedTables.has(table)) deps.content.drop()
    if (isLost || table === 'locations') deps.stores.drop()
    if (isLost || table === 'refresh_token_families')
      deps.sessionDenyList.load(ids ?? null).catch((error) => deps.log.error({ err: error }, 'ended sessions not read'))
    if (table === 'refresh_token_families') return
    purge(isLost ? null : toTags(table, ids))
  })
  const clock = setInterval(createPriceCheck(deps, purge), priceCheck).unref()
  return () => {
    clearInterval(clock)
    stop()
  }
}

/** A price that begins or ends by the clock is no change in the database, so that nothing announces it. */
const createPriceCheck = ({ search }: PurgeDeps, purge: (tags: readonly string[]) => void): (() => void) => {
  let isRunning = false
  const check = async (): Promise<void> => {
    const ids = await search.index.takePriceChanges()
    if (ids.length > 0) purge(toTags('price_entries', ids.length > mostNamed ? undefined : ids))
  }
  return () => {
    if (isRunning) return
    isRunning = true
    // While the database is away nothing can be read; the next check tries again.
    check()
      .catch(() => undefined)
      .finally(() => {
        isRunning = false
      })
  }
}

/** Tables whose changes leave the words of a product as they are. */
const valueTables = new Set(['stock_items', 'price_entries', 'product_pictures'])

/** Takes a change over to what the search holds in memory; null stands for any table. */
const changeSearch = ({ search }: PurgeDeps, table: string | null, ids: readonly string[] | undefined): void => {
  if (table === null || table === 'search_rules') search.rules.drop()
  if (table === null || table === 'content_documents') search.pages.drop()
  if (table === 'locations') search.index.renew('stores')
  if (table === 'popular_products') search.index.renew('popularity')
  const isOfProducts = table === null || productTables.has(table) || table === 'stock_items'
  if (!isOfProducts) return
  if (table === null || !ids) search.index.drop()
  else search.index.change(ids, valueTables.has(table) ? 'values' : 'words')
}

/** A page holds every variant of its experiences, so that a changed experiment purges none. */
const changeExperiments = ({ experiments, log }: PurgeDeps, payload: string | null): void => {
  if (payload === null || payload.startsWith('experiments:'))
    experiments.reload().catch((error) => log.error({ err: error }, 'experiments not read'))
}

/** Records a change of promotions in the security log, also one that was made in the database. */
const recordChange = ({ securityLog }: PurgeDeps, table: string, keys: string): void => {
  if (table !== 'promotions') return
  securityLog.record('promotions_changed', { actor: 'database' }, { target: keys, outcome: 'allowed' })
}

const toTags = (table: string, ids: readonly string[] | undefined): readonly string[] => {
  if (table === 'content_documents' || table === 'content_pictures') return ['content']
  if (table === 'promotions') return ['promotions']
  if (table === 'experiments') return []
  // Popularity moves all the time: listings take it over when they are made anew.
  if (table === 'popular_products') return ['recommendations']
  if (table === 'locations') return ['stores', 'listing']
  if (table === 'social_media') return ['social']
  if (table === 'search_rules') return ['listing']
  if (table === 'reviews') return ids ? ids.map((id) => `product:${id}`) : ['product']
  const pages = ['listing', ...(ids ? ids.map((id) => `product:${id}`) : ['product'])]
  return table === 'product_pictures' ? ['content', ...pages] : pages
}
