import type { StoreReply } from '@lacehouse/contracts'
import { findOpenState } from '@lacehouse/domain/store/find-open-state'
import { type StoreService, storeServices } from '@lacehouse/domain/store/services-of-store'
import { useEffect, useState } from 'react'
import { isApiError } from '../../../client/api/api-error.ts'
import { browserApi } from '../../../client/api/browser-api.ts'
import { readClock } from '../../../client/clock.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import type { Near } from '../../../components/stores/place-search.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'

export type StoreFilter = 'open' | 'stock' | StoreService

type Locator = {
  /** The stores that the filters leave, the nearest first after a search. */
  readonly shown: readonly StoreReply[]
  readonly filters: readonly StoreFilter[]
  /** The filters that make a difference here. */
  readonly offered: readonly StoreFilter[]
  readonly toggle: (filter: StoreFilter) => void
  readonly isBusy: boolean
  readonly error: string | null
  readonly search: (near: Near) => void
}

const most = 40

/** Searches and filters the stores of the site; `product` in the address adds the stock of a variant. */
export function useLocator(initial: readonly StoreReply[]): Locator {
  const t = useTranslate()
  const [stores, setStores] = useState(initial)
  const [filters, setFilters] = useState<readonly StoreFilter[]>([])
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const search = async (near: Near) => {
    setBusy(true)
    setError(null)
    const productId = new URLSearchParams(location.search).get('product')
    try {
      const body = { ...near, limit: most, ...(productId && { productId }) }
      setStores((await browserApi.call('stores.search', { body })).stores)
    } catch (failure) {
      setError(isApiError(failure, 'STR404') ? t('stores.search.none') : formatError(t, failure))
    } finally {
      setBusy(false)
    }
  }

  // The page is the same for everybody; the product of its address comes afterwards.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the page is there
  useEffect(() => {
    if (new URLSearchParams(location.search).has('product')) void search({})
  }, [])

  const offered: StoreFilter[] = ['open']
  if (stores.some(({ stock }) => stock)) offered.push('stock')
  // What every store does, or none, makes no difference. A chosen filter stays, so that it can be taken away.
  const count = (service: StoreService) => stores.filter(({ services }) => services.includes(service)).length
  const differing = storeServices.filter(
    (service) => service !== 'reserve' && count(service) > 0 && count(service) < stores.length,
  )
  offered.push(...storeServices.filter((service) => differing.includes(service) || filters.includes(service)))
  return {
    shown: stores.filter((store) => filters.every((filter) => fitsStore(store, filter))),
    filters,
    offered,
    toggle: (filter) =>
      setFilters(filters.includes(filter) ? filters.filter((one) => one !== filter) : [...filters, filter]),
    isBusy,
    error,
    search: (near) => void search(near),
  }
}

const fitsStore = ({ hours, timeZone, stock, services }: StoreReply, filter: StoreFilter): boolean => {
  if (filter === 'open') return findOpenState(hours, timeZone, new Date(readClock())).isOpen
  return filter === 'stock' ? (stock?.quantity ?? 0) > 0 : services.includes(filter)
}
