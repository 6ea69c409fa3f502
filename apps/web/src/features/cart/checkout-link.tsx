import { type MouseEvent, useState } from 'react'
import type { Cart } from '../../client/cart/cart.ts'
import { useShop } from '../../client/use-shop.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { listProblemItems } from './cart-problems.ts'

/** Links to the checkout, or scrolls to the item that prevents it. */
export function CheckoutLink({ cart }: { readonly cart: Cart }) {
  const t = useTranslate()
  const { locale } = useShop()
  const [isRefused, setRefused] = useState(false)
  const hasProblems = cart.preOrder?.problem !== undefined || listProblemItems(cart).length > 0
  const press = (event: MouseEvent) => {
    if (!hasProblems) return
    event.preventDefault()
    setRefused(true)
    document.querySelector('[data-problem]')?.scrollIntoView({ block: 'center' })
  }
  return (
    <>
      {isRefused && hasProblems ? <Notice tone="negative">{t('cart.problems')}</Notice> : null}
      {/* The checkout is another document, because its content security policy allows the payment provider's fields and this one does not. */}
      <LinkButton variant="action" size="large" wide href={`/${locale}/checkout`} data-native onClick={press}>
        {t('cart.checkout')}
      </LinkButton>
    </>
  )
}
