import type { Product } from '@lacehouse/contracts'
import type { QuickShopAction } from '@lacehouse/domain/product/quick-shop-action'
import type { MessageKey } from '@lacehouse/messages'
import { Suspense } from 'react'
import { useCart } from '../../../client/cart/use-cart.ts'
import { LazyExpressButtons } from '../../../components/express/lazy-express-buttons.ts'
import { lazyConnected } from '../../../hydration/lazy-connected.ts'
import { useMoment } from '../../../i18n/use-moment.ts'
import { useTranslate } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/button.tsx'
import { openDialog } from '../../../ui/dialogs/open-dialog.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './quick-shop-dialog.module.css'
import type { QuickShopArgs, QuickShopSubject } from './take-choice.ts'
import type { QuickShop } from './use-quick-shop.ts'
import type { QuickShopTaking } from './use-quick-shop-action.ts'

const NewCartExpress = lazyConnected(() =>
  import('./new-cart-express.tsx').then((module) => ({ default: module.NewCartExpress })),
)

type Props = {
  readonly args: QuickShopArgs
  readonly subject: QuickShopSubject
  readonly shop: QuickShop
  readonly taking: QuickShopTaking
  /** The form that asks for a mail is open. */
  readonly isAsking: boolean
  readonly onAsk: () => void
}

/** The buttons of quick-shop: what can be done with the choice, and the express payments (QS-01, QS-03). */
export function QuickShopFooter(props: Props) {
  const { subject, shop, taking } = props
  return (
    <div className={styles.footer}>
      {taking.refusal && subject.origin === 'product' ? <Notice tone="negative">{taking.refusal}</Notice> : null}
      {shop.product && isOnPageOnly(shop.product) ? <ToPage product={shop.product} /> : <Buying {...props} />}
    </div>
  )
}

function ToPage({ product: { url } }: { readonly product: Product }) {
  const t = useTranslate()
  return (
    <LinkButton variant="action" size="large" wide href={url}>
      {t('dialogs.quickShop.details')}
    </LinkButton>
  )
}

function Buying({ args, subject, shop, taking, isAsking, onAsk }: Props) {
  const { variant } = shop
  const { cart, state } = useCart()
  const { action, isBusy, openCart } = taking
  const canPay =
    variant && !variant.preOrder && subject.origin !== 'saved' && (action === 'addToCart' || action === 'updateInCart')
  return (
    <>
      {variant?.preOrder ? <p>{variant.preOrder.note}</p> : null}
      {isAsking && action === 'notifyMe' ? null : <ActionButton {...{ args, shop, taking, onAsk }} />}
      {canPay ? (
        <Suspense>
          {cart ? (
            <LazyExpressButtons cart={cart} isDisabled={isBusy} openCart={openCart} />
          ) : state === 'loading' ? null : (
            <NewCartExpress shop={shop} isDisabled={isBusy} openCart={openCart} />
          )}
        </Suspense>
      ) : null}
    </>
  )
}

function ActionButton({ args, shop, taking, onAsk }: Pick<Props, 'args' | 'shop' | 'taking' | 'onAsk'>) {
  const t = useTranslate()
  const moment = useMoment()
  const { action, isBusy, take } = taking
  const press = () => {
    if (action === 'notifyMe') return onAsk()
    if (action === 'signInToBuy') return void signInFirst(args)
    void take()
  }
  const launch = shop.product?.targetPublishDate
  const preOrder = action === 'addToCart' ? shop.variant?.preOrder : undefined
  const words =
    preOrder?.label ??
    t(labels[action ?? 'addToCart'], {
      date: launch ? moment(launch) : '',
    })
  return (
    <Button
      variant="action"
      size="large"
      wide
      busy={isBusy}
      disabled={action === null || closed.includes(action)}
      onClick={press}
    >
      {words}
    </Button>
  )
}

const closed: readonly QuickShopAction[] = ['outOfStock', 'comingSoon', 'launching']

const labels: Readonly<Record<QuickShopAction, MessageKey>> = {
  notifyMe: 'dialogs.quickShop.notifyMe',
  outOfStock: 'dialogs.quickShop.soldOut',
  signInToBuy: 'product.signInToBuy',
  comingSoon: 'product.comingSoon',
  launching: 'product.launching',
  updateInCart: 'dialogs.quickShop.update',
  updateSaved: 'dialogs.quickShop.updateSaved',
  addToCart: 'product.addToCart',
}

/** Comes back to the product after the sign-in that a presale asks for. */
async function signInFirst(args: QuickShopArgs): Promise<void> {
  const { ok } = await openDialog('account', {})
  if (ok) void openDialog('quick-shop', args)
}

/** Says whether a product asks for more than a choice: a design, an amount, a store, or a draw. */
const isOnPageOnly = (product: Product): boolean =>
  product.customAmount !== undefined ||
  product.productType === 'customs' ||
  product.isRobisOnly ||
  product.draw !== undefined
