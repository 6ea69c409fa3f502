import type { ArticleGridBlock } from '@lacehouse/contracts'
import { articleSizes } from '@lacehouse/domain/content/article-list'
import { Suspense, startTransition, useEffect, useState } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { ArticleCards } from '../../components/articles/article-cards.tsx'
import { lazyConnected } from '../../hydration/lazy-connected.ts'
import { loadWithMessages } from '../../i18n/load-with-messages.ts'
import type { BlockProps } from '../block-props.ts'
import { BlockFrame } from '../frame/block-frame.tsx'
import { BlockLink } from '../frame/block-targets.tsx'
import { BlockWords } from '../frame/block-words.tsx'
import styles from './article-grid.module.css'

/** Is never part of the server's markup, so that the server does not load it. */
const ArticleList = lazyConnected(() =>
  loadWithMessages(() => import('./article-list.tsx').then((module) => module.ArticleList), 'articles'),
)

/** Shows the newest articles in a grid (CMS-17). They are fetched when the block comes near; until then their place is held free. */
export function ArticleGrid({ block }: BlockProps<ArticleGridBlock>) {
  const { locale } = useShop()
  const [isNear, setNear] = useState(false)
  const waiting = <ArticleCards articles={[]} locale={locale} waiting={articleSizes.firstPage} />

  // The block hydrates when it comes near the viewport.
  useEffect(() => {
    startTransition(() => setNear(true))
  }, [])

  return (
    <BlockFrame block={block}>
      <div className={styles.head}>
        <BlockWords block={block} titleStyle="title" />
        {block.textLink ? <BlockLink target={{ style: 'link', ...block.textLink }} /> : null}
      </div>
      <Suspense fallback={waiting}>{isNear ? <ArticleList tags={block.tags ?? []} /> : waiting}</Suspense>
    </BlockFrame>
  )
}
