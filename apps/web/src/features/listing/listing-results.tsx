import type { ProductSearchReply as Listing } from '@lacehouse/contracts'
import tileStyles from '../../blocks/product-carousel/product-carousel.module.css'
import { staticPart } from '../../hydration/static-part.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { dropRepeatedProducts } from './join-pages.ts'
import styles from './listing-results.module.css'
import { toListingHref } from './search-input.ts'
import type { ListingChoice } from './use-listing-query.ts'
import { useShownPages } from './use-shown-pages.ts'

/** Has no behaviour, so that the browser fetches neither its code nor its data with the first page. */
const TileGrid = staticPart(() => import('./tile-grid.tsx').then((module) => module.TileGrid), tileStyles.part)

type Props = {
  readonly listing: Listing
  readonly choice: ListingChoice
  /** The list is the first content of the page, so that its first pictures are fetched with priority. */
  readonly isOpening: boolean
}

/** Shows the products of a listing, a button that adds more of them, and numbered pages below (DLG-23). */
export function ListingResults({ listing, choice, isOpening }: Props) {
  const t = useTranslate()
  const { page, pageCount, pageSize, total } = listing
  const { query, toHref } = choice
  const address = toListingHref(listing.category?.url ?? '', { ...query, page: 1 })
  const { pages, addPage } = useShownPages({ address, page, products: listing.products })
  const first = pages[0]?.page ?? page
  const last = pages.at(-1)?.page ?? page
  const toPage = (wanted: number) => toHref({ ...query, page: wanted })
  const more = (wanted: number) => ({
    href: toPage(wanted),
    'data-keep-scroll': true,
    'data-replace': true,
    onClick: () => addPage(wanted),
  })
  return (
    <div>
      {first > 1 ? (
        <LinkButton className={styles.earlier} variant="secondary" {...more(first - 1)}>
          {t('listing.loadPrevious')}
        </LinkButton>
      ) : null}
      <VisuallyHidden>
        <h2>{t('listing.resultCount', { count: total })}</h2>
      </VisuallyHidden>
      <div className={styles.pages}>
        {dropRepeatedProducts(pages).map((listed) =>
          listed.markup === undefined ? (
            <TileGrid key={listed.page} page={listed.page} tiles={listed.products} isOpening={isOpening} />
          ) : (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is the server's own markup of this page
            <div key={`${listed.page} again`} dangerouslySetInnerHTML={{ __html: listed.markup }} />
          ),
        )}
      </div>
      <div className={styles.end}>
        <p className={styles.shown}>{t('listing.shown', { shown: Math.min(last * pageSize, total), total })}</p>
        {last < pageCount ? (
          <LinkButton variant="secondary" size="large" rel="next" {...more(last + 1)}>
            {t('listing.loadMore')}
          </LinkButton>
        ) : null}
        <Pagination total={total} size={pageSize} page={page} toHref={toPage} />
      </div>
    </div>
  )
}
