import type { ProductTile } from '@lacehouse/contracts'
import { useTranslate } from '../../i18n/use-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './favourite-button.module.css'

type Props = {
  /** What it stands for: a product in a colour, `LHBDDBF987-fog`. */
  readonly id: string
  readonly name: string
  readonly className?: string | undefined
}

/** A heart, the same for everybody; whether it is filled is painted when the page stands (`watch-hearts.ts`). */
export function FavouriteButton({ id, name, className }: Props) {
  const t = useTranslate()
  return (
    <button
      type="button"
      className={classNames(styles.heart, className)}
      data-heart={id}
      aria-pressed="false"
      aria-label={`${t('navigation.favourites')}: ${name}`}
      suppressHydrationWarning
    >
      <Icon name="heart" size={20} />
    </button>
  )
}

/** The name of what a card shows. */
export function toHeartId({ id, colours }: Pick<ProductTile, 'id' | 'colours'>): string {
  return colours[0] ? `${id}-${colours[0].value}` : id
}
