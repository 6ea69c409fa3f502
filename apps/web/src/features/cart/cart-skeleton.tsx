import { useTranslate } from '../../i18n/use-text.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './cart-page.module.css'

/** Shows the shape of a cart that is loading. */
export function CartSkeleton({ rows = 2 }: { readonly rows?: number }) {
  const t = useTranslate()
  return (
    <div className={styles.skeleton}>
      <VisuallyHidden>
        <span role="status">{t('common.loading')}</span>
      </VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content are identified by their position
        <div className={styles.skeletonRow} key={row}>
          <Skeleton ratio="4 / 5" />
          <div>
            <Skeleton width="60%" height="1.25rem" />
            <Skeleton width="40%" />
          </div>
        </div>
      ))}
    </div>
  )
}
