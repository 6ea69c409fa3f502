import { useQuery } from '@tanstack/react-query'
import { browserApi } from '../../client/api/browser-api.ts'
import { queryClient } from '../../client/api/query-client.ts'
import { useTranslate } from '../../i18n/use-text.ts'
import styles from './express.module.css'
import type { ExpressButtonProps } from './express-method.ts'
import { expressMethods } from './express-methods.ts'

/**
 * Shows the buttons that pay the cart without the checkout's forms, for the methods of the cart's site and of this
 * browser (PAY-07, PAY-08).
 */
export function ExpressButtons({ cart, isDisabled, openCart }: ExpressButtonProps) {
  const t = useTranslate()
  const { data } = useQuery(
    {
      queryKey: ['payment-methods', cart.id],
      queryFn: () => browserApi.call('cart.listPaymentMethods', { params: { basketId: cart.id } }),
    },
    queryClient,
  )
  const offered = expressMethods.filter(({ code, isAvailable }) => data?.expressMethods.includes(code) && isAvailable())
  if (offered.length === 0) return null
  return (
    <section className={styles.express} aria-label={t('wallet.express')}>
      <p className={styles.title}>{t('wallet.express')}</p>
      {offered.map(({ code, Button }) => (
        <Button key={code} cart={cart} isDisabled={isDisabled} openCart={openCart} />
      ))}
    </section>
  )
}
