import { isKnownError } from '@lacehouse/contracts/errors/find-error-place'
import type { MessageKey } from '@lacehouse/messages'
import type { ReactNode } from 'react'
import { useShop } from '../../client/use-shop.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Cart } from './basic-cart.ts'
import styles from './basic-cart-page.module.css'

type Props = {
  readonly cart: Cart | null
  /** The message of the refused change, in the shopper's language; null where the change succeeded. */
  readonly problem: string | null
  /** The products of a set that the cart did not take, each with its reason. */
  readonly missed: readonly Missed[]
}

type Missed = { readonly name: string; readonly url: string; readonly reason: string }

/** Shows the cart as plain forms, for browsers that run no script (docs/decisions/0028). */
export function BasicCartPage({ cart, problem, missed }: Props) {
  const t = useTranslate()
  const { amount } = useFormat()
  const { locale } = useShop()
  return (
    <section className={styles.page}>
      <h1>{t('cart.titleWithCount', { count: cart?.totalItems ?? 0 })}</h1>
      {problem ? <Notice tone="negative">{problem}</Notice> : null}
      <MissedItems missed={missed} />
      <ul className={styles.items}>
        {cart?.items.map((item) => (
          <li key={item.id} className={styles.item}>
            <a href={item.pdpUrl}>{item.name}</a>
            <span>
              {[...item.variants.map(({ valueLabel }) => valueLabel), item.preOrder].filter(Boolean).join(', ')}
            </span>
            <span>{amount(item.price.rowTotal, cart.currency)}</span>
            {item.bonus ? null : (
              <Change intent="quantity" item={item.id}>
                <input
                  type="number"
                  name="quantity"
                  min={1}
                  max={item.maxQty}
                  defaultValue={item.qty}
                  aria-label={t('cart.item.quantity', { name: item.name })}
                />
                <Button type="submit" variant="secondary" size="small">
                  {t('cart.coupon.apply')}
                </Button>
              </Change>
            )}
            {item.bonus ? null : (
              <Change intent="remove" item={item.id}>
                <Button type="submit" variant="quiet" size="small">
                  {t('cart.item.remove', { name: item.name })}
                </Button>
              </Change>
            )}
          </li>
        ))}
      </ul>
      {cart ? (
        <>
          <Change intent="coupon">
            <input name="code" required maxLength={40} aria-label={t('cart.coupon.label')} />
            <Button type="submit" variant="secondary">
              {t('cart.coupon.apply')}
            </Button>
          </Change>
          {cart.couponItems.map(({ code }) => (
            <Change key={code} intent="remove-coupon">
              <input type="hidden" name="code" value={code} />
              <Button type="submit" variant="quiet" size="small">
                {t('cart.coupon.remove', { code })}
              </Button>
            </Change>
          ))}
        </>
      ) : null}
      <LinkButton href={`/${locale}`} variant="secondary">
        {t('cart.empty.action')}
      </LinkButton>
    </section>
  )
}

function MissedItems({ missed }: { readonly missed: readonly Missed[] }) {
  const t = useTranslate()
  if (missed.length === 0) return null
  return (
    <Notice tone="warning" title={t('cart.left.title')}>
      <ul>
        {missed.map(({ name, url, reason }) => (
          <li key={url}>
            <a href={url}>{name}</a>{' '}
            {reason === 'choice' ? t('cart.left.choice') : t(isKnownError(reason) ? (reason as MessageKey) : 'GEN500')}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

type ChangeProps = { readonly intent: string; readonly item?: string; readonly children: ReactNode }

function Change({ intent, item, children }: ChangeProps) {
  const { locale } = useShop()
  return (
    <form className={styles.change} method="post" action={`/${locale}/cart/basic`}>
      <input type="hidden" name="intent" value={intent} />
      {item ? <input type="hidden" name="item" value={item} /> : null}
      {children}
    </form>
  )
}
