import { useState } from 'react'
import { readClock } from '../../client/clock.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './orders-page.module.css'
import type { OrderQuery } from './read-order-query.ts'

type Props = {
  readonly path: string
  readonly query: OrderQuery
  /** When the first order was placed. */
  readonly oldest: string | undefined
}

/** Searches in the orders, and shows those of a year or the cancelled ones. */
export function OrderFilter({ path, query, oldest }: Props) {
  const t = useTranslate()
  const [typed, setTyped] = useState(query)
  const [shown, setShown] = useState(query)
  // Another address of the list, by a link or Back, fills the same fields, so that the focus stays in them.
  if (shown.search !== query.search || shown.show !== query.show) {
    setShown(query)
    setTyped(query)
  }
  const years = listYears(oldest).map((year) => ({ value: year, label: year }))
  const options = [
    { value: '', label: t('orders.show.all') },
    ...years,
    { value: 'cancelled', label: t('orders.show.cancelled') },
  ]
  return (
    <form className={styles.filter} action={path} data-navigate aria-label={t('orders.search.label')}>
      <TextField
        name="search"
        type="search"
        label={t('orders.search')}
        hint={t('orders.search.hint')}
        value={typed.search}
        onChange={({ target }) => setTyped({ ...typed, search: target.value })}
        maxLength={60}
        autoComplete="off"
      />
      <Select
        name="show"
        label={t('orders.show')}
        options={options}
        value={typed.show}
        onChange={({ currentTarget }) => {
          setTyped({ ...typed, show: currentTarget.value })
          currentTarget.form?.requestSubmit()
        }}
      />
      <Button type="submit" variant="secondary">
        {t('orders.search.submit')}
      </Button>
    </form>
  )
}

/** Lists the years from this one back to that of the first order. */
const listYears = (oldest: string | undefined): string[] => {
  const last = new Date(readClock()).getUTCFullYear()
  const first = oldest ? new Date(oldest).getUTCFullYear() : last
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => String(last - index))
}
