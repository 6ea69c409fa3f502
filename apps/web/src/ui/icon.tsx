import sheet from '../../.cache/icons.svg?url'
import styles from './icon.module.css'
import type { IconName } from './icon-names.ts'

type Props = {
  readonly name: IconName
  /** In pixels; 20 without it, which the style sheet knows: a page has dozens of such icons. */
  readonly size?: number
  /** The accessible name; without it the icon is decoration. */
  readonly label?: string
  readonly filled?: boolean
}

/** A line icon in the colour of the text around it. */
export function Icon({ name, size, label, filled = false }: Props) {
  const named = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const)
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label, or hidden as decoration
    <svg className={styles.icon} width={size} height={size} data-filled={filled || undefined} {...named}>
      <use href={`${sheet}#${name}`} />
    </svg>
  )
}
