import type { ProductSearchReply } from '@lacehouse/contracts'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './found-pages.module.css'

type Props = { readonly listing: Pick<ProductSearchReply, 'pages' | 'helpUrl'>; readonly text: string }

/** Lists the pages and articles that have the words of a search, below its products, with the help centre's own search. */
export function FoundPages({ listing: { pages, helpUrl }, text }: Props) {
  const t = useTranslate()
  return (
    <section className={styles.pages} aria-labelledby="found-pages">
      <h2 id="found-pages" className={styles.title}>
        {t('listing.search.pages')}
      </h2>
      <ul className={styles.list}>
        {pages.map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
        {helpUrl ? (
          <li>
            <a href={helpUrl}>{t('listing.search.pages.help', { text })}</a>
          </li>
        ) : null}
      </ul>
    </section>
  )
}
