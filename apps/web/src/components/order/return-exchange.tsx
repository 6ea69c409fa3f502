import type { OrderRecord } from '../../client/orders/orders-query.ts'
import { useTranslate } from '../../i18n/use-text.ts'

type Props = {
  readonly exchange: NonNullable<OrderRecord['returns'][number]['items'][number]['exchange']>
  /** Whether the goods have arrived or are kept, so that a size that is held no more says nothing. */
  readonly isOver: boolean
}

/** Says how far the other size of a return is, with its parcel. */
export function ReturnExchange({ exchange: { size, state, tracking }, isOver }: Props) {
  const t = useTranslate()
  if (state === 'released' && isOver) return null
  return (
    <p>
      <span>{t(`orders.exchange.${state}`, { size })}</span>{' '}
      {tracking ? (
        <a href={tracking.url} target="_blank" rel="noreferrer">
          {tracking.carrier} {tracking.number}
        </a>
      ) : null}
    </p>
  )
}
