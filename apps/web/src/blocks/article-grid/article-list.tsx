import type { ArticleSummary } from '@lacehouse/contracts'
import { articleSizes } from '@lacehouse/domain/content/article-list'
import { useCallback, useEffect, useRef, useState } from 'react'
import { browserApi } from '../../client/api/browser-api.ts'
import { useShop } from '../../client/use-shop.ts'
import { ArticleCards } from '../../components/articles/article-cards.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import styles from './article-grid.module.css'

type Shown = { readonly articles: readonly ArticleSummary[]; readonly total: number | null }
type State = 'loading' | 'idle' | 'failed'

/** The articles of a grid, with a button for more while there are more (CMS-17). */
export function ArticleList({ tags }: { readonly tags: readonly string[] }) {
  const t = useTranslate()
  const { locale, site } = useShop()
  const [{ articles, total }, setShown] = useState<Shown>({ articles: [], total: null })
  const [state, setState] = useState<State>('loading')
  const named = tags.join(',')
  const isAsking = useRef(false)

  const load = useCallback(
    async (offset: number) => {
      if (isAsking.current) return
      isAsking.current = true
      setState('loading')
      const limit = offset === 0 ? articleSizes.firstPage : articleSizes.nextPage
      const params = { mode: 'publish', siteId: site.siteId } as const
      const query = { offset, limit, ...(named && { tags: named }) }
      try {
        const { documents, numFound } = await browserApi.call('content.searchArticles', { params, query })
        setShown((shown) => ({ articles: [...shown.articles.slice(0, offset), ...documents], total: numFound }))
        setState('idle')
      } catch {
        setState('failed')
      } finally {
        isAsking.current = false
      }
    },
    [site.siteId, named],
  )

  // The effect fetches the first articles when the block is there.
  useEffect(() => {
    load(0)
  }, [load])

  const isFirst = total === null
  const next = Math.min(articleSizes.nextPage, (total ?? 0) - articles.length)
  const waiting = state === 'loading' ? (isFirst ? articleSizes.firstPage : next) : 0
  return (
    <>
      <ArticleCards articles={articles} locale={locale} waiting={waiting} />
      {state === 'failed' ? (
        <RetryNotice onRetry={() => load(articles.length)}>{t('articles.failed')}</RetryNotice>
      ) : null}
      {state === 'idle' && articles.length < (total ?? 0) ? (
        <div className={styles.more}>
          <Button variant="secondary" onClick={() => load(articles.length)}>
            {t('articles.next')}
          </Button>
        </div>
      ) : null}
    </>
  )
}
