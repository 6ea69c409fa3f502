import type { StaffProductFacts } from '@lacehouse/contracts'
import { factBounds } from '@lacehouse/domain/product/product-facts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { callBackoffice } from '../../client/call-backoffice.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { useWords } from '../../words/use-words.ts'
import styles from './product-page.module.css'

export type Upsell = StaffProductFacts['upsells'][number]

type Props = {
  /** Products that cannot be added: the product itself, and those that are in the list. */
  readonly excluded: readonly string[]
  readonly isFull: boolean
  readonly error: string | null
  readonly onAdd: (upsell: Upsell) => void
}

/** Finds products to add; Enter or the button searches, and submits nothing. */
export function UpsellSearch({ excluded, isFull, error, onAdd }: Props) {
  const { t, locale } = useWords()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const found = useQuery({
    queryKey: ['upsell search', asked, locale],
    queryFn: () => callBackoffice('backoffice.listProducts', { query: { search: asked, pageSize: 20 } }),
    placeholderData: keepPreviousData,
    enabled: asked !== '',
  })
  const search = () => setAsked(typed.trim())
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    search()
  }
  const add = (upsell: Upsell, isLast: boolean) => {
    if (isLast) {
      setTyped('')
      setAsked('')
    }
    onAdd(upsell)
  }
  const items = asked === '' || !found.data ? null : found.data.items.filter((one) => !excluded.includes(one.productId))
  return (
    <div className={styles.form}>
      <div className={styles.search}>
        <TextField
          label={t('backoffice.products.facts.upsells.search')}
          {...(isFull && { hint: t('backoffice.products.facts.upsells.full', { most: factBounds.upsells }) })}
          type="search"
          maxLength={100}
          error={error}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button onClick={search}>{t('backoffice.list.search')}</Button>
      </div>
      <ErrorNotice error={found.error} />
      {items ? <p role="status">{t('backoffice.products.facts.upsells.found', { count: items.length })}</p> : null}
      {items && !isFull ? (
        <ul className={styles.list}>
          {items.map(({ productId, name, state }) => (
            <li key={productId}>
              {name} <span className={styles.number}>{productId}</span>
              <Button
                variant="quiet"
                aria-label={t('backoffice.products.facts.upsells.add', { name: `${name} ${productId}` })}
                onClick={() => add({ productId, name, state }, items.length === 1)}
              >
                +
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
