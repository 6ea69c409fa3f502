import type { StoreReply } from '@lacehouse/contracts'
import { formatAddressLine } from '@lacehouse/domain/address/format-address'
import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { formatHours, formatOpeningHours } from '@lacehouse/domain/store/format-opening-hours'
import { useShop } from '../../client/use-shop.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './store-details.module.css'

type Place = Pick<StoreReply, 'address' | 'hours'> & Partial<Pick<StoreReply, 'distance' | 'phone' | 'phoneText'>>

type Props = {
  readonly place: Place
  /** Whether the hours are shown at once. */
  readonly isOpen?: boolean
}

/** Shows address, distance and opening hours of a store or a pickup point. */
export function StoreDetails({ place, isOpen = false }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const { address, hours, distance, phone, phoneText } = place
  const tag = toLanguageTag(locale)
  const today = formatHours(hours.today.hours, tag)
  return (
    <div className={styles.details}>
      <p>
        {formatAddressLine(address)}
        {distance === undefined ? null : <> · {formatDistance(distance, tag)}</>}
      </p>
      <p>{today ? t('stores.openToday', { hours: today }) : t('stores.closedToday')}</p>
      <details open={isOpen}>
        <summary>{t('stores.hours')}</summary>
        <dl className={styles.hours}>
          {formatOpeningHours(hours.weekdays, tag).map((line) => (
            <div key={line.days}>
              <dt>{line.days}</dt>
              <dd>{line.hours ?? t('stores.closed')}</dd>
            </div>
          ))}
          <Exceptions hours={hours} tag={tag} />
        </dl>
        {phone ? (
          <p>
            <a href={`tel:${phone}`}>{phoneText}</a>
          </p>
        ) : null}
      </details>
    </div>
  )
}

const mostExceptions = 4

/** Shows the next days with special opening hours. */
function Exceptions({ hours, tag }: { readonly hours: Place['hours']; readonly tag: string }) {
  const t = useTranslate()
  const { date } = useFormat()
  return hours.exceptions.slice(0, mostExceptions).map((exception) => (
    <div key={exception.date}>
      <dt>{date(exception.date, { day: 'numeric', month: 'short' })}</dt>
      <dd>{formatHours(exception.hours, tag) ?? t('stores.closed')}</dd>
    </div>
  ))
}

const milesIn = ['en-US', 'en-GB']
const metresAMile = 1609.344

/** Formats a distance in the units of the locale. */
function formatDistance(metres: number, tag: string): string {
  const isMiles = milesIn.includes(tag)
  const value = metres / (isMiles ? metresAMile : 1000)
  const digits = value < 10 ? 1 : 0
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: isMiles ? 'mile' : 'kilometer',
    maximumFractionDigits: digits,
  }).format(value)
}
