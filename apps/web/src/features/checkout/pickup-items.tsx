import type { Cart } from '../../client/cart/cart.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './step-form.module.css'

/** Lists the items of each store's pickup. */
export function PickupItems({ cart }: { readonly cart: Cart }) {
  const t = useTranslate()
  const stores = cart.shipments.flatMap(({ store, itemIds }) => (store ? [{ ...store, itemIds }] : []))
  return (
    <section className={styles.group} aria-labelledby="collected">
      <h3 className={styles.heading} id="collected">
        {t('checkout.pickup.title')}
      </h3>
      {stores.map(({ id, name, address, itemIds }) => (
        <div key={id}>
          <p>
            <strong>{name}</strong>
          </p>
          <p>
            {address.addressLine1}, {address.postalCode} {address.city}
          </p>
          <p className={styles.quiet}>
            {itemIds.map((itemId) => cart.items.find((item) => item.id === itemId)?.name).join(' · ')}
          </p>
        </div>
      ))}
    </section>
  )
}
