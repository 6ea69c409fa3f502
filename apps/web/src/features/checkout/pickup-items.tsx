import { formatAddressLine } from '@lacehouse/domain/address/format-address'
import { useState } from 'react'
import type { Cart } from '../../client/cart/cart.ts'
import { PickupReady } from '../../components/stores/pickup-ready.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { deliverAll, listDeliverable } from './deliver-all.ts'
import styles from './step-form.module.css'
import type { CheckoutNotice } from './use-checkout-notice.ts'

type Props = { readonly cart: Cart; readonly onNotice: (notice: CheckoutNotice | null) => void }

/** Lists the items of each store's pickup, and lets the shopper have them delivered instead. */
export function PickupItems({ cart, onNotice }: Props) {
  const t = useTranslate()
  const [isBusy, setBusy] = useState(false)
  const deliver = async () => {
    setBusy(true)
    onNotice(null)
    const error = await deliverAll(cart, t)
    setBusy(false)
    if (error) onNotice({ tone: 'warning', text: error })
  }
  const stores = cart.shipments.flatMap(({ store, itemIds }) => (store ? [{ ...store, itemIds }] : []))
  return (
    <section className={styles.group} aria-labelledby="collected">
      <h3 className={styles.heading} id="collected">
        {t('checkout.pickup.title')}
      </h3>
      {stores.map(({ id, name, address, ready, itemIds }) => (
        <div key={id}>
          <p>
            <strong>{name}</strong>
          </p>
          <p>{formatAddressLine(address)}</p>
          <p>
            <PickupReady ready={ready} />
          </p>
          <p className={styles.quiet}>
            {itemIds.map((itemId) => cart.items.find((item) => item.id === itemId)?.name).join(' · ')}
          </p>
        </div>
      ))}
      {listDeliverable(cart).length > 0 ? (
        <div>
          <Button variant="secondary" busy={isBusy} onClick={() => void deliver()}>
            {t('checkout.pickup.deliver')}
          </Button>
        </div>
      ) : null}
    </section>
  )
}
