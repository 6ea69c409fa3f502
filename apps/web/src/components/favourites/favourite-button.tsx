import type { ProductTile } from '@lacehouse/contracts'
import { useTranslate } from '../../i18n/use-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './favourite-button.module.css'

type Props = {
  /** The product and colour, `LHBDDBF987-fog`. */
  readonly id: string
  readonly name: string
  readonly className?: string | undefined
}

/** Shows a favourite button. Its markup is the same for every visitor; `watch-favourite-buttons.ts` fills it. */
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
      <Icon name="heart" />
    </button>
  )
}

/** Gives the favourite id of a product card: the product in its first colour. */
export function toHeartId({ id, colours }: Pick<ProductTile, 'id' | 'colours'>): string {
  return colours[0] ? `${id}-${colours[0].value}` : id
}
