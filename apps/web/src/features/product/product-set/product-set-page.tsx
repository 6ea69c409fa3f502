import type { CallReply } from '@lacehouse/contracts'
import type { Currency } from '@lacehouse/domain/money/currency'
import { setsPath } from '@lacehouse/domain/url/shop-paths'
import { useMemo } from 'react'
import { ProductTile } from '../../../blocks/product-carousel/product-tile.tsx'
import { useShop } from '../../../client/use-shop.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import { MessagesProvider } from '../../../i18n/messages-provider.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Price } from '../../../ui/price.tsx'
import { useBuyForm } from '../buy-form.tsx'
import { type PackedProduct, unpackProduct } from '../pack-product.ts'
import { BuySet } from './buy-set.tsx'
import styles from './product-set-page.module.css'
import { SetChoice } from './set-choice.tsx'
import { toChosenTile } from './set-member.ts'
import { type SetPurchase, useSetPurchase } from './use-set-purchase.ts'

type ProductSet = CallReply<'products.productSet'> & {
  /** The choices of its products, in their order. */
  readonly members: readonly PackedProduct[]
}

/** Shows a set: what it costs together, and its products with their choices and one button for all of them (CAT-03). */
export function ProductSetPage({ set }: { readonly set: ProductSet }) {
  return (
    <MessagesProvider areas={['related']}>
      <SetContent key={set.id} set={set} />
    </MessagesProvider>
  )
}

function SetContent({ set }: { readonly set: ProductSet }) {
  const t = useTranslate()
  const { locale } = useShop()
  const { name, description, price, currency, products, members } = set
  const own = useMemo(() => members.map(unpackProduct), [members])
  const purchase = useSetPurchase(name, own)
  const form = useBuyForm(() => void purchase.add())
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={[{ id: 'sets', name: t('related.sets.title'), url: setsPath(locale) }]} leadsOn />
      <header className={styles.head}>
        <h1>{name}</h1>
        <p className={styles.text}>{description}</p>
        <p className={styles.price}>
          <span>{t('related.set.together')}</span>
          <Price price={price} currency={currency} size="large" />
        </p>
      </header>
      <form className={styles.items} aria-labelledby="set-items" {...form}>
        <input type="hidden" name="intent" value="add-set" />
        <h2 id="set-items">{t('related.set.items')}</h2>
        <Result purchase={purchase} />
        <ul className={styles.grid}>
          {products.map((tile) => {
            const member = purchase.members.find(({ product }) => product.id === tile.id)
            return (
              <li key={tile.id} className={styles.item}>
                <ProductTile
                  tile={member ? toChosenTile(tile, member) : tile}
                  sizes="(width >= 60rem) 22vw, (width >= 48rem) 31vw, 47vw"
                  largest={400}
                />
                {member ? <SetChoice member={member} purchase={purchase} /> : null}
              </li>
            )
          })}
        </ul>
        <BuySet purchase={purchase} currency={currency as Currency} />
      </form>
    </div>
  )
}

/** Says how many products of the last attempt are in the cart; what is wrong with the others stands at their fields. */
function Result({ purchase: { members, result } }: { readonly purchase: SetPurchase }) {
  const t = useTranslate()
  const { locale } = useShop()
  if (!result) return null
  const { failure } = result
  const added = members.filter(({ state }) => state === 'added').length
  const count = added + members.filter(({ isChosen }) => isChosen).length
  return (
    <Notice
      tone={failure ? 'negative' : 'warning'}
      title={t('related.set.partly', { added, count })}
      actions={added > 0 ? <a href={`/${locale}/cart`}>{t('related.set.viewCart')}</a> : null}
    >
      {failure ? formatError(t, failure) : t('related.set.partlyText')}
    </Notice>
  )
}
