import type { StoreReply } from '@lacehouse/contracts'
import { useEffect, useRef, useState } from 'react'
import { isApiError } from '../../../client/api/api-error.ts'
import { browserApi } from '../../../client/api/browser-api.ts'
import { readFavouriteStore } from '../../../client/stores/favourite-store.ts'
import { formatError } from '../../../components/cart/format-error.ts'
import type { Near } from '../../../components/stores/place-search.tsx'
import { useTranslate } from '../../../i18n/use-text.ts'

type Search = {
  readonly stores: readonly StoreReply[] | null
  readonly isBusy: boolean
  readonly error: string | null
  readonly search: (near: Near) => void
}

/** Searches the stores with pickup near a place, with their stock of a product (STO-04). */
export function useStores(productId: string | undefined): Search {
  const t = useTranslate()
  const [stores, setStores] = useState<readonly StoreReply[] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const last = useRef(0)

  const search = async (near: Near) => {
    last.current += 1
    const own = last.current
    setBusy(true)
    setError(null)
    try {
      const found = await findStores(near, productId)
      if (own === last.current) setStores(found)
    } catch (failure) {
      if (own === last.current)
        setError(isApiError(failure, 'STR404') ? t('stores.search.none') : formatError(t, failure))
    } finally {
      if (own === last.current) setBusy(false)
    }
  }

  // The first list needs no input: it begins with the favourite store.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the dialog opens
  useEffect(() => {
    void search({})
  }, [])

  return { stores, isBusy, error, search: (near) => void search(near) }
}

const pageSize = 40

async function findStores(near: Near, productId: string | undefined): Promise<StoreReply[]> {
  const body = { ...near, pickup: true, limit: pageSize, ...(productId && { productId }) }
  const { origin, stores } = await browserApi.call('stores.search', { body })
  if (origin) return stores
  const favourite = readFavouriteStore()
  const isFirst = ({ id }: StoreReply) => Number(id !== favourite?.id)
  return stores.toSorted((a, b) => isFirst(a) - isFirst(b))
}
