import type { CallReply } from '@lacehouse/contracts'
import { useShop } from '../../client/use-shop.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './reservation-page.module.css'

type Props = {
  /** The token of the mail's link. */
  readonly st: string
  /** What the stores hold for the mailbox; null where the link is forged or has expired. */
  readonly reservations: CallReply<'stores.reservations'>['reservations'] | null
}

/**
 * Shows the reservations of the mailbox that got the link, and a button that confirms them. The page itself confirms nothing, because
 * mail programs open links by themselves; the form works without a script (CART-19, docs/decisions/0028).
 */
export function ReservationPage({ st, reservations }: Props) {
  const t = useTranslate()
  const { date } = useFormat()
  const { locale } = useShop()
  const isOpen = reservations?.some(({ isConfirmed }) => !isConfirmed) ?? false
  return (
    <section className={styles.page}>
      <h1>{t('stores.reservation.title')}</h1>
      <State reservations={reservations} isOpen={isOpen} />
      <ul className={styles.items}>
        {reservations?.map(({ name, qty, storeName, until, timeZone }) => (
          <li key={`${name} ${storeName} ${until}`}>
            {t('stores.reservation.item', {
              name,
              count: qty,
              store: storeName,
              until: date(until, { dateStyle: 'full', timeStyle: 'short', timeZone }),
            })}
          </li>
        ))}
      </ul>
      {isOpen ? (
        <form method="post" action={`/${locale}/reservation?st=${encodeURIComponent(st)}`}>
          <input type="hidden" name="st" value={st} />
          <Button type="submit" variant="action" size="large">
            {t('stores.reservation.action')}
          </Button>
        </form>
      ) : null}
    </section>
  )
}

function State({ reservations, isOpen }: { readonly isOpen: boolean } & Pick<Props, 'reservations'>) {
  const t = useTranslate()
  if (reservations === null) return <Notice tone="negative">{t('stores.reservation.expired')}</Notice>
  if (reservations.length === 0) return <Notice tone="negative">{t('stores.reservation.gone')}</Notice>
  if (isOpen) return <p>{t('stores.reservation.text')}</p>
  return <Notice tone="positive">{t('stores.reservation.confirmed')}</Notice>
}
