import type { ProductSearchReply as Listing } from '@lacehouse/contracts'
import { type MouseEvent, useEffect, useMemo, useState } from 'react'
import { staticPart } from '../../hydration/static-part.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { type ShownMarkup, toInnerHtml } from '../../rendering/trusted-markup.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { dropRepeatedProducts } from './join-pages.ts'
import styles from './listing-results.module.css'
import { toListingHref } from './search-input.ts'
import type { ListingChoice } from './use-listing-query.ts'
import { useShownPages } from './use-shown-pages.ts'

/** Has no behaviour, so that the browser fetches neither its code nor its data with the first page. */
const TileGrid = staticPart(() => import('./tile-grid.tsx').then((module) => module.TileGrid))

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
  const toPage = (next: number) => toHref({ ...query, page: next })
  const [wanted, setWanted] = useState<'earlier' | 'more' | null>(null)

  // A press while another list is on its way counts for that list, as soon as it is there.
  useEffect(() => {
    if (wanted === null || choice.isWaiting) return
    setWanted(null)
    const next = wanted === 'more' ? last + 1 : first - 1
    if (next < 1 || next > pageCount) return
    addPage(next)
    choice.choose((latest) => ({ ...latest, page: next }), { replace: true })
  }, [wanted, choice, first, last, pageCount, addPage])

  const add = (which: 'earlier' | 'more') => {
    const next = which === 'more' ? last + 1 : first - 1
    return {
      href: toPage(next),
      'data-keep-scroll': true,
      'data-replace': true,
      onClick: (event: MouseEvent) => {
        if (!choice.isWaiting) return addPage(next)
        event.preventDefault()
        setWanted(which)
      },
    }
  }
  return (
    <div>
      {first > 1 ? (
        <LinkButton className={styles.earlier} variant="secondary" {...add('earlier')}>
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
            <ShownAgain key={`${listed.page} again`} markup={listed.markup} />
          ),
        )}
      </div>
      <div className={styles.end}>
        <p className={styles.shown}>
          {t('listing.shown', { shown: Math.min(last * pageSize, total) - (first - 1) * pageSize, total })}
        </p>
        {last < pageCount ? (
          <LinkButton variant="secondary" size="large" rel="next" {...add('more')}>
            {t('listing.loadMore')}
          </LinkButton>
        ) : null}
        <Pagination total={total} size={pageSize} page={page} toHref={toPage} />
      </div>
    </div>
  )
}

/** Shows a page of the list again that has no data in the browser. */
function ShownAgain({ markup }: { readonly markup: ShownMarkup }) {
  const inner = useMemo(() => toInnerHtml(markup), [markup])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is what this page shows already
  return <div dangerouslySetInnerHTML={inner} />
}
