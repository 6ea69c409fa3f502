import type { Product } from '@lacehouse/contracts'
import { formatError } from '../../../components/cart/format-error.ts'
import { MessagesProvider } from '../../../i18n/messages-provider.tsx'
import { useMoment } from '../../../i18n/use-moment.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { openDialog } from '../../../ui/dialogs/open-dialog.ts'
import { Notice } from '../../../ui/notice.tsx'
import { RetryNotice } from '../../../ui/retry-notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextButton } from '../../../ui/text-button.tsx'
import { BuyButton } from '../buy-button.tsx'
import { formatTimeLeft } from '../format-time-left.ts'
import type { Buying } from '../use-buying.ts'
import { DrawFairness } from './draw-fairness.tsx'
import styles from './draw-part.module.css'
import { type Draw, type DrawEntry, isOver, useDraw } from './use-draw.ts'

type Props = {
  readonly product: Product
  readonly drawId: string
  readonly buying: Buying
}

/** Stands in place of the buy button while a draw decides who can buy the product (CAT-08). */
export function DrawPart(props: Props) {
  return (
    <MessagesProvider areas={['draws', 'errors']}>
      <LoadedDraw {...props} />
    </MessagesProvider>
  )
}

function LoadedDraw({ product, drawId, buying }: Props) {
  const t = useTranslate()
  const drawing = useDraw(drawId)
  const { draw, entry, error } = drawing
  if (drawing.isFailed) return <RetryNotice onRetry={drawing.retry}>{t('draws.failed')}</RetryNotice>
  if (!draw || !drawing.isEntryKnown) return <Skeleton height="9rem" />
  if (draw.state === 'ended' || draw.state === 'cancelled') return <BuyButton buying={buying} />
  return (
    <section className={styles.draw} aria-label={t('draws.title')}>
      <h2 className={styles.title}>{t('draws.title')}</h2>
      {draw.state === 'drawn' ? (
        <Outcome product={product} draw={draw} entry={entry} buying={buying} />
      ) : (
        <Entering product={product} draw={draw} buying={buying} drawing={drawing} />
      )}
      {error ? <Notice tone="negative">{formatError(t, error)}</Notice> : null}
      <DrawFairness draw={draw} ticket={entry?.ticket} />
    </section>
  )
}

type EnteringProps = Pick<Props, 'product' | 'buying'> & {
  readonly draw: Draw
  readonly drawing: ReturnType<typeof useDraw>
}

function Entering({ product, draw, buying, drawing }: EnteringProps) {
  const t = useTranslate()
  const moment = useMoment()
  const { entry, now, isBusy, isSignedIn } = drawing
  const isAhead = now.getTime() > 0 && now < new Date(draw.opensAt)
  if (isOver(draw, now)) return <p role="status">{t('draws.drawing')}</p>
  const next = isAhead ? draw.opensAt : draw.closesAt
  const left = now.getTime() === 0 ? null : formatTimeLeft(new Date(next).getTime() - now.getTime())
  const enter = () => {
    const item = buying.toItem()
    if (item) void drawing.enter(item.productId)
  }
  const size = entry ? nameVariant(product, entry.productId) : null
  return (
    <>
      <p>{t(isAhead ? 'draws.opens' : 'draws.closes', { date: moment(next) })}</p>
      {left ? (
        <p className={styles.time} role="timer">
          {left}
        </p>
      ) : null}
      {size ? (
        <p className={styles.strong} role="status">
          {t('draws.entered', { size })}
        </p>
      ) : null}
      {isAhead ? null : isSignedIn ? (
        <Button variant={entry ? 'secondary' : 'action'} size="large" wide busy={isBusy} onClick={enter}>
          {t(entry ? 'draws.change' : 'draws.enter')}
        </Button>
      ) : (
        <Button variant="action" size="large" wide onClick={() => void openDialog('account', {})}>
          {t('draws.signIn')}
        </Button>
      )}
      {entry ? <TextButton onClick={() => void drawing.leave()}>{t('draws.leave')}</TextButton> : null}
    </>
  )
}

type OutcomeProps = Pick<Props, 'product' | 'buying'> & { readonly draw: Draw; readonly entry: DrawEntry | null }

function Outcome({ product, draw, entry, buying }: OutcomeProps) {
  const t = useTranslate()
  const moment = useMoment()
  if (!entry) return <p>{t('draws.over')}</p>
  const size = nameVariant(product, entry.productId)
  if (entry.state === 'won') {
    return (
      <>
        <p className={styles.strong} role="status">
          {t('draws.won', { size, date: moment(entry.reservedUntil ?? draw.closesAt) })}
        </p>
        <BuyButton buying={buying} />
      </>
    )
  }
  if (entry.state === 'waiting') {
    const units = draw.units.find(({ productId }) => productId === entry.productId)?.units ?? 0
    return <p role="status">{t('draws.waiting', { size, place: (entry.place ?? 0) - units })}</p>
  }
  return <p role="status">{t(entry.state === 'bought' ? 'draws.bought' : 'draws.lost', { size })}</p>
}

/** Names what a variant differs in: `Fog · 9`. */
function nameVariant({ attributes, variants }: Product, id: string): string {
  const chosen = variants.find((variant) => variant.id === id)?.attributes ?? {}
  return attributes
    .flatMap(({ type, options }) => options.find(({ value }) => value === chosen[type])?.label ?? [])
    .join(' · ')
}
