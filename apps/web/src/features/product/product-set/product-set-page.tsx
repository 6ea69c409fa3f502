import type { CallReply } from '@lacehouse/contracts'
import { ProductTile } from '../../../blocks/product-carousel/product-tile.tsx'
import { MessagesProvider } from '../../../i18n/messages-provider.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { openDialog, preloadDialog } from '../../../ui/dialogs/open-dialog.ts'
import { Price } from '../../../ui/price.tsx'
import styles from './product-set-page.module.css'

type ProductSet = CallReply<'products.productSet'>

/** Shows a set: what it costs together, and each of its products with the choice of its size (CAT-03). */
export function ProductSetPage({ set }: { readonly set: ProductSet }) {
  return (
    <MessagesProvider areas={['related']}>
      <SetContent set={set} />
    </MessagesProvider>
  )
}

function SetContent({ set: { name, description, price, currency, products } }: { readonly set: ProductSet }) {
  const t = useTranslate()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{name}</h1>
        <p className={styles.text}>{description}</p>
        <p className={styles.price}>
          <span>{t('related.set.together')}</span>
          <Price price={price} currency={currency} size="large" />
        </p>
      </header>
      <section className={styles.items} aria-labelledby="set-items">
        <h2 id="set-items">{t('related.set.items')}</h2>
        <ul className={styles.grid}>
          {products.map((tile) => (
            <li key={tile.id} className={styles.item}>
              <ProductTile
                tile={tile}
                sizes="(width >= 60rem) 22vw, (width >= 48rem) 31vw, 47vw"
                largest={400}
                showColours
              />
              <Button
                wide
                aria-haspopup="dialog"
                aria-label={t('related.upsells.chooseOf', { name: tile.name })}
                onPointerEnter={() => preloadDialog('quick-shop')}
                onClick={() => void openDialog('quick-shop', { product: { id: tile.id, name: tile.name } })}
              >
                {t('related.upsells.choose')}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
