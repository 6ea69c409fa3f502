import { useText } from '../../i18n/use-text.ts'
import styles from './confirmation-page.module.css'
import type { Order } from './order.ts'

/** What happens to the order now, by how it gets to whom it is for. */
export function OrderNext({ order: { type, collection } }: { readonly order: Order }) {
  const say = useText()
  return (
    <section aria-labelledby="order-next">
      <h2 className={styles.heading} id="order-next">
        {say('order.confirmation.next')}
      </h2>
      <p>{say(collection?.kind === 'point' && type === 'regular' ? 'order.next.point' : `order.next.${type}`)}</p>
    </section>
  )
}
