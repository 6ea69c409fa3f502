import { useTranslate } from '../../i18n/use-text.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './favourites-page.module.css'

/** Shows the shape of the first cards. */
export function FavouritesSkeleton() {
  const t = useTranslate()
  return (
    <div className={styles.grid} aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <div className={styles.shape} key={place}>
          <Skeleton ratio="4 / 5" />
          <Skeleton width="70%" />
          <Skeleton width="40%" />
        </div>
      ))}
    </div>
  )
}
