import type { MessageKey } from '@lacehouse/messages'
import { Suspense } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { formatError } from '../../components/cart/format-error.ts'
import { lazyComponent } from '../../hydration/lazy-component.tsx'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './buy-button.module.css'
import type { Buying } from './use-buying.ts'

// Few products have a launch date.
const LaunchCountdown = lazyComponent(() => import('./launch-countdown.tsx').then((module) => module.LaunchCountdown))

type Props = { readonly buying: Buying; readonly isCompact?: boolean }

/** The buy button, or why the product cannot be bought (CAT-08). */
export function BuyButton({ buying, isCompact = false }: Props) {
  const t = useTranslate()
  const { locale } = useShop()
  const words = buying.error ? formatError(t, buying.error) : null
  const { offer, state, isEdit, preOrder, buy } = buying
  const look = { variant: 'action', size: isCompact ? 'medium' : 'large', wide: true } as const
  if (offer.state === 'signInToBuy') {
    return (
      <LinkButton {...look} href={`/${locale}/account`}>
        {t('product.signInToBuy')}
      </LinkButton>
    )
  }
  if (offer.state === 'launching') {
    return (
      <Suspense>
        <LaunchCountdown at={offer.at} now={buying.now} isCompact={isCompact} />
      </Suspense>
    )
  }
  const closed = closedWords[offer.state]
  if (closed) {
    return (
      <Button {...look} disabled>
        {t(closed)}
      </Button>
    )
  }
  return (
    <div className={styles.buy}>
      <Button {...look} busy={state === 'adding'} {...(isCompact ? { onClick: buy } : { type: 'submit' as const })}>
        {preOrder?.label ??
          t(state === 'added' ? 'product.addToCart.added' : isEdit ? 'product.updateInCart' : 'product.addToCart')}
      </Button>
      {preOrder && !isCompact ? <p>{preOrder.note}</p> : null}
      {words && !isCompact ? <Notice tone="negative">{words}</Notice> : null}
    </div>
  )
}

const closedWords: Readonly<Record<string, MessageKey>> = {
  comingSoon: 'product.comingSoon',
  outOfStock: 'product.outOfStock',
  notifyMe: 'product.outOfStock',
}
