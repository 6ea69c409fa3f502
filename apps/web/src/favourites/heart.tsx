import type { ProductTile } from '@lacehouse/contracts'
import { useText } from '../i18n/use-text.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './heart.module.css'

type Props = {
  /** What it stands for: a product in a colour, `LHBDDBF987-fog`. */
  readonly id: string
  readonly name: string
  readonly className?: string | undefined
}

/** A heart, the same for everybody; whether it is filled is painted when the page stands (`watch-hearts.ts`). */
export function Heart({ id, name, className }: Props) {
  const say = useText()
  return (
    <button
      type="button"
      className={classNames(styles.heart, className)}
      data-heart={id}
      aria-pressed="false"
      aria-label={`${say('navigation.favourites')}: ${name}`}
      suppressHydrationWarning
    >
      <Icon name="heart" size={20} />
    </button>
  )
}

/** The name of what a card shows. */
export const toHeartId = ({ id, colours }: Pick<ProductTile, 'id' | 'colours'>): string =>
  colours[0] ? `${id}-${colours[0].value}` : id
