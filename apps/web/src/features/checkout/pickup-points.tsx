import type { PickupPointReply } from '@lacehouse/contracts'
import { useEffect, useState } from 'react'
import { isApiError } from '../../client/api/api-error.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { type Near, PlaceSearch } from '../../components/stores/place-search.tsx'
import { StoreDetails } from '../../components/stores/store-details.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { FieldError } from '../../ui/field-error.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'

type Props = {
  readonly initial: string | undefined
  readonly chosen: PickupPointReply | null
  readonly onChoose: (point: PickupPointReply) => void
  /** The error of the choice. */
  readonly error: string | null
}

/** Lists the pickup points near a place, one of which is chosen (CHK-15). */
export function PickupPoints({ initial, chosen, onChoose, error: wrong }: Props) {
  const t = useTranslate()
  const [points, setPoints] = useState<readonly PickupPointReply[] | null>(chosen ? [chosen] : null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function search(near: Near): Promise<void> {
    setBusy(true)
    setError(null)
    try {
      const found = await browserApi.call('stores.listPickupPoints', { body: near })
      setPoints(found.collectionPoints)
    } catch (failure) {
      setError(isApiError(failure, 'STR404') ? t('stores.search.none') : formatError(t, failure))
    } finally {
      setBusy(false)
    }
  }

  // The search begins near the address that the shopper has entered before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the choice is opened
  useEffect(() => {
    if (initial && !chosen) void search({ place: initial })
  }, [])

  return (
    <>
      <PlaceSearch initial={initial ?? ''} isBusy={isBusy} error={error} onSearch={(near) => void search(near)} />
      {points?.length === 0 ? <Notice>{t('checkout.point.none')}</Notice> : null}
      {points && points.length > 0 ? (
        <RadioCards
          legend={t('checkout.point.title')}
          name="pickup-point"
          value={chosen?.id ?? null}
          onChange={(id) => {
            const point = points.find((one) => one.id === id)
            if (point) onChoose(point)
          }}
          cards={points.map((point) => ({
            value: point.id,
            title: point.name,
            body: <StoreDetails place={point} />,
            detail: `${point.address.addressLine1}, ${point.address.city}`,
          }))}
        />
      ) : null}
      <FieldError id="pickup-point" error={wrong} />
    </>
  )
}
