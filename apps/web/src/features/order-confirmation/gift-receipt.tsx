import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import { getBrand } from '../../brands/brands.ts'
import { useShop } from '../../client/use-shop.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Picture } from '../../ui/picture.tsx'
import styles from './gift-receipt.module.css'
import type { Order } from './order.ts'

type Props = { readonly order: Order }

/** Shows what an order contains for those who get it as a gift: no price, no sum, no address of who paid. */
export function GiftReceipt({ order }: Props) {
  const t = useTranslate()
  const { date } = useFormat()
  const { locale, site } = useShop()
  const orderNumber = formatOrderNumber(order.orderNumber)
  return (
    <article className={styles.receipt} data-gift-receipt>
      <header>
        <p className={styles.brand}>{getBrand(site.brand).name}</p>
        <h1 className={styles.title}>{t('order.giftReceipt')}</h1>
        <p>
          {t('order.number', { orderNumber })}
          <br />
          {t('order.placedOn', { date: date(order.placedAt, { dateStyle: 'long' }) })}
        </p>
      </header>
      <ul className={styles.items}>
        {order.items
          .filter(({ isDigitalProduct }) => !isDigitalProduct)
          .map((item) => (
            <li key={item.id}>
              <Item item={item} />
            </li>
          ))}
      </ul>
      <p>{t('order.giftReceipt.text')}</p>
      <div className={styles.ways}>
        <Button onClick={() => window.print()}>{t('order.giftReceipt.print')}</Button>
        <LinkButton variant="secondary" href={`/${locale}/order-confirmation?order=${order.orderNumber}`}>
          {t('order.giftReceipt.back')}
        </LinkButton>
      </div>
    </article>
  )
}

function Item({
  item: { name, qty, variants, giftOption, productImageURL },
}: {
  readonly item: Order['items'][number]
}) {
  const t = useTranslate()
  return (
    <div className={styles.item}>
      <Picture
        source={productImageURL ? { url: productImageURL, width: 800, height: 1000 } : null}
        ratio="4 / 5"
        sizes="4.5rem"
        largest={96}
      />
      <div>
        <h2 className={styles.name}>{name}</h2>
        <p>{variants.map(({ valueLabel }) => valueLabel).join(', ')}</p>
        <p>{t('cart.item.quantityShort', { count: qty })}</p>
        {giftOption ? (
          <p>
            {t('cart.item.gift.to', { to: giftOption.to })}
            {giftOption.message ? (
              <>
                <br />
                {t('cart.item.gift.words', { message: giftOption.message })}
              </>
            ) : null}
          </p>
        ) : null}
      </div>
    </div>
  )
}
