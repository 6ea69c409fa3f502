import type { ProductSearchReply as Listing } from '@lacehouse/contracts'
import { ProductTile } from '../../blocks/product-carousel/product-tile.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { listShownProducts } from './join-pages.ts'
import styles from './listing-results.module.css'
import { toListingHref } from './search-input.ts'
import type { ListingChoice } from './use-listing-query.ts'
import { useShownPages } from './use-shown-pages.ts'

type Props = {
  readonly listing: Listing
  readonly choice: ListingChoice
  /** Nothing stands above the list, so that its first pictures are the page's. */
  readonly isOpening: boolean
}

const sizes = '(width >= 80rem) 22vw, (width >= 60rem) 26vw, (width >= 48rem) 31vw, 47vw'
/** Pictures that a phone shows at once. */
const firstPictures = 2

/** The products, more of them on demand, and numbered pages below for those who want to jump (DLG-23). */
export function ListingResults({ listing, choice, isOpening }: Props) {
  const t = useTranslate()
  const { page, pageCount, pageSize, total } = listing
  const { query, toHref } = choice
  const address = toListingHref(listing.category?.url ?? '', { ...query, page: 1 })
  const { pages, addPage } = useShownPages({ address, page, products: listing.products })
  const products = listShownProducts(pages)
  const first = pages[0]?.page ?? page
  const last = pages.at(-1)?.page ?? page
  const toPage = (wanted: number) => toHref({ ...query, page: wanted })
  const more = (wanted: number) => ({
    href: toPage(wanted),
    'data-keep-scroll': true,
    'data-replace': true,
    onClick: () => addPage(wanted),
  })
  const shown = (first - 1) * pageSize + products.length
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
      <ul className={styles.grid}>
        {products.map((tile, index) => (
          <li key={tile.id}>
            <ProductTile
              tile={tile}
              sizes={sizes}
              largest={420}
              priority={isOpening && index < firstPictures}
              showColours
            />
          </li>
        ))}
      </ul>
      <div className={styles.end}>
        <p className={styles.shown}>{t('listing.shown', { shown: Math.min(shown, total), total })}</p>
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
