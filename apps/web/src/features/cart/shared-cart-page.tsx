import type { CallReply } from '@lacehouse/contracts'
import type { ReactNode } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './shared-cart-page.module.css'

type Shared = CallReply<'cart.sharedItems'>

type Props = {
  readonly shared: Shared
  /** The button that adds what can be bought. */
  readonly add: ReactNode
}

/** Shows the items of a shared cart at today's prices, and says what is gone. */
export function SharedCartPage({ shared: { items, currency }, add }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const isAnySold = items.some(({ state }) => state === 'available')
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t('cart.shared.title')}</h1>
      <p className={styles.text}>{t(items.length > 0 ? 'cart.shared.text' : 'cart.shared.none')}</p>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={`${item.productId} ${item.recipeId}`}>
            <Item item={item} currency={currency} />
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
        {isAnySold ? (
          add
        ) : (
          <LinkButton variant="action" href={`/${locale}/search?sort=newest`}>
            {t('cart.empty.action')}
          </LinkButton>
        )}
      </div>
    </section>
  )
}

function Item({ item, currency }: { readonly item: Shared['items'][number]; readonly currency: Shared['currency'] }) {
  const t = useTranslate()
  const { amount } = useFormat()
  const { name = t('cart.shared.unknown'), url, variants, qty, state, price, recipeId, productImageURL } = item
  // The colour of a design of one's own is none of the shop's.
  const choices = variants.filter(({ type }) => !recipeId || type !== 'color')
  return (
    <article className={styles.item} aria-label={name}>
      <Picture
        className={styles.picture}
        source={productImageURL ? { url: productImageURL, width: 800, height: 1000 } : null}
        ratio="4 / 5"
        sizes="6rem"
        largest={160}
      />
      <div className={styles.words}>
        <h2 className={styles.name}>{url ? <a href={url}>{name}</a> : name}</h2>
        <p className={styles.text}>{choices.map(({ valueLabel }) => valueLabel).join(' · ')}</p>
        <p className={styles.text}>{t('cart.item.quantityShort', { count: qty })}</p>
        {price ? <p>{amount(price.current, currency)}</p> : null}
        {state === 'available' ? null : (
          <Badge tone="warning">{t(state === 'gone' ? 'cart.shared.gone' : 'common.soldOut')}</Badge>
        )}
      </div>
    </article>
  )
}
