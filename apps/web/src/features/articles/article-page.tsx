import type { ArticleSummary, ArticleTag, PageDocument, ProductTile } from '@lacehouse/contracts'
import { articlesPath } from '@lacehouse/domain/url/shop-paths'
import type { ShownBlock } from '../../blocks/decisions/decided-block.ts'
import { PageBlocks } from '../../blocks/page-blocks.tsx'
import { useShop } from '../../client/use-shop.ts'
import { ArticleCards } from '../../components/articles/article-cards.tsx'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ChipLink } from '../../ui/chip.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './article-page.module.css'

/** The blocks that show a picture of their own at the beginning of an article, instead of the picture of its card. */
const openers = ['picture', 'video', 'hero', 'banner'] as const

type Props = {
  readonly article: Omit<PageDocument, 'blocks'> & {
    readonly blocks: readonly ShownBlock[]
    readonly date: string
    readonly tags: readonly ArticleTag[]
  }
  readonly tiles: Readonly<Record<string, ProductTile>>
  readonly related: readonly ArticleSummary[]
}

/** Shows an article with its date, subjects and picture, and articles that are related to it (CMS-17). */
export function ArticlePage({ article, tiles, related }: Props) {
  const t = useTranslate()
  const format = useFormat()
  const { locale } = useShop()
  const { title, subtitle, date, media, tags, blocks, slug } = article
  const list = articlesPath(locale)
  const opensWithMedia = openers.some((type) => type === blocks[0]?.type)
  return (
    <div className={styles.page} data-content-page={slug}>
      <article>
        <header className={styles.head}>
          <Breadcrumbs crumbs={[{ id: 'articles', name: t('articles.title'), url: list }]} leadsOn />
          <h1 className={styles.title}>{title}</h1>
          {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
          <p className={styles.date}>
            <time dateTime={date}>{format.date(date, { dateStyle: 'long' })}</time>
          </p>
        </header>
        {media && !opensWithMedia ? (
          <Picture className={styles.picture} source={media} sizes="42rem" largest={672} ratio="auto" priority />
        ) : null}
        <div className={styles.blocks}>
          <PageBlocks blocks={blocks} tiles={tiles} opensPage={opensWithMedia} />
        </div>
        <ul className={styles.tags} aria-label={t('articles.filters')}>
          {tags.map(({ id, title: name }) => (
            <li key={id}>
              <ChipLink href={`${list}?tags=${id}`}>{name}</ChipLink>
            </li>
          ))}
        </ul>
      </article>
      {related.length > 0 ? (
        <section className={styles.related} aria-labelledby="related-articles">
          <h2 id="related-articles">{t('articles.related')}</h2>
          <ArticleCards articles={related} locale={locale} columns={4} />
        </section>
      ) : null}
    </div>
  )
}
