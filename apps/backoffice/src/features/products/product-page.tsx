import type { StaffProduct } from '@lacehouse/contracts'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useSession } from '../../client/use-session.ts'
import page from '../../ui/detail-page.module.css'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'
import { FactsForm } from './facts-form.tsx'
import { MediaPanel } from './media-panel.tsx'
import { PriceForm } from './price-form.tsx'
import styles from './product-page.module.css'
import { ProductStateBadge } from './product-state-badge.tsx'
import { ProductStock } from './product-stock.tsx'
import { useProduct } from './use-product.ts'
import { WordsForm } from './words-form.tsx'

/** One product: its words, categories, visibility, facts, media, prices and stock. */
export function ProductPage() {
  const { t } = useWords()
  const { productId = '' } = useParams()
  const { data, error, isPending, refetch } = useProduct(productId)
  const [revisions, setRevisions] = useState({ words: 0, facts: 0 })
  // What is typed into the other form stays.
  const reload = async (part: 'words' | 'facts'): Promise<void> => {
    await refetch()
    setRevisions({ ...revisions, [part]: revisions[part] + 1 })
  }
  const back = <Link to="/products">{t('backoffice.products.back')}</Link>
  if (isPending) return <p role="status">{t('backoffice.loading')}</p>
  if (!data)
    return (
      <>
        <ErrorNotice error={error} />
        {back}
      </>
    )
  return (
    <>
      {back}
      <Head product={data} />
      <div className={page.columns}>
        <div className={page.column}>
          <WordsForm key={`words ${revisions.words}`} product={data} onReload={() => void reload('words')} />
          <FactsForm key={`facts ${revisions.facts}`} product={data} onReload={() => void reload('facts')} />
        </div>
        <div className={page.column}>
          <MediaPanel productId={productId} />
          <PriceForm product={data} />
          <ProductStock product={data} />
        </div>
      </div>
    </>
  )
}

function Head({ product }: { readonly product: StaffProduct }) {
  const { t, locale, moment } = useWords()
  const { rights } = useSession()
  const { names, productId, brand, updatedAt, pages, state } = product
  const name = names[locale] ?? Object.values(names)[0] ?? productId
  return (
    <div className={page.head}>
      <div>
        <h1>{name}</h1>
        <p>{t('backoffice.products.about', { brand, productId, date: moment(updatedAt) })}</p>
        <p className={styles.pages}>
          {pages.map(({ siteId, path }) => (
            <a key={siteId} href={path} target="_blank" rel="noreferrer">
              {t('backoffice.products.open', { site: siteId })}
            </a>
          ))}
        </p>
      </div>
      <div className={page.actions}>
        <ProductStateBadge state={state} />
        {rights.includes('audit.read') ? (
          <Link to={`/audit?search=${productId}`}>{t('backoffice.nav.audit')}</Link>
        ) : null}
      </div>
    </div>
  )
}
