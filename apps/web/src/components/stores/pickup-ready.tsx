import type { PickupReady as Ready } from '@lacehouse/contracts'
import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { formatTime } from '@lacehouse/domain/store/format-opening-hours'
import { useShop } from '../../client/use-shop.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'

/** Shows when an order is ready at a store, in the store's own time. */
export function PickupReady({ ready }: { readonly ready: Ready | undefined }) {
  const t = useTranslate()
  const { date } = useFormat()
  const { locale } = useShop()
  if (!ready) return null
  const time = formatTime(ready.time, toLanguageTag(locale))
  if (ready.isToday) return <>{t('stores.ready.today', { time })}</>
  return (
    <>{t('stores.ready.day', { date: date(ready.date, { weekday: 'short', day: 'numeric', month: 'short' }), time })}</>
  )
}
