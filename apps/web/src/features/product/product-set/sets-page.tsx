import type { CallReply } from '@lacehouse/contracts'
import { setsPath } from '@lacehouse/domain/url/shop-paths'
import { useShop } from '../../../client/use-shop.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import styles from './sets-page.module.css'

type Listed = CallReply<'products.listSets'>['productSets'][number]

type Props = {
  readonly sets: readonly Listed[]
  readonly total: number
  readonly page: number
  readonly size: number
}

/** How many pictures of a set a card shows; cards of one width are of one height with it. */
const mostPictures = 3

/** Shows all sets of the site, each with a link to its page (CAT-03). */
export function SetsPage({ sets, total, page, size }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('related.sets.title')}</h1>
        <p className={styles.lead}>{t(total > 0 ? 'related.sets.lead' : 'related.sets.empty')}</p>
      </header>
      {total > 0 ? (
        <ul className={styles.list}>
          {sets.map((set) => (
            <li key={set.id}>
              <SetCard set={set} />
            </li>
          ))}
        </ul>
      ) : (
        <LinkButton className={styles.way} variant="action" href={`/${locale}/search?sort=newest`}>
          {t('related.sets.emptyAction')}
        </LinkButton>
      )}
      <Pagination
        {...{ total, size, page }}
        toHref={(one) => setsPath(locale) + (one > 1 ? `?page=${one}` : '')}
        label={t('related.sets.title')}
      />
    </div>
  )
}

function SetCard({ set: { name, url, count, price, currency, images } }: { readonly set: Listed }) {
  const t = useTranslate()
  const shown = images.slice(0, mostPictures)
  return (
    <article className={styles.card}>
      <div className={styles.pictures}>
        {shown.map((image) => (
          <Picture
            key={image.url}
            source={{ ...image, alt: '' }}
            ratio="4 / 5"
            sizes="(width >= 60rem) 10vw, (width >= 48rem) 15vw, 30vw"
            largest={400}
          />
        ))}
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <a className={styles.link} href={url}>
            {name}
          </a>
        </h2>
        <p className={styles.count}>{t('related.sets.count', { count })}</p>
        <p>
          <Price price={price} currency={currency} />
        </p>
      </div>
    </article>
  )
}
