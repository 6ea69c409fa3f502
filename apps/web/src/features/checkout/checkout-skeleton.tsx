import { useTranslate } from '../../i18n/use-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './checkout-page.module.css'

/** Shows the shape of the checkout while the cart loads. */
export function CheckoutSkeleton() {
  const t = useTranslate()
  return (
    <div className={classNames(styles.columns, styles.waiting)}>
      <div className={styles.skeleton}>
        <VisuallyHidden>
          <span role="status">{t('common.loading')}</span>
        </VisuallyHidden>
        <Skeleton height="2.75rem" />
        <Skeleton width="50%" height="2rem" />
        <Skeleton height="3rem" />
        <Skeleton height="3rem" />
        <Skeleton height="3rem" />
        <Skeleton height="3rem" />
      </div>
      <Skeleton height="14rem" />
      <noscript>{t('checkout.needsScript')}</noscript>
    </div>
  )
}
