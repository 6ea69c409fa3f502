import styles from './session.module.css'

/** The blank modules that a scanner needs on each side. */
const quietZone = 4

type Props = { readonly rows: readonly string[]; readonly label: string }

/** Draws a QR code from its rows of modules. */
export function QrCode({ rows, label }: Props) {
  const size = rows.length + 2 * quietZone
  const dark = rows.flatMap((row, y) =>
    [...row].flatMap((module, x) => (module === '1' ? [`M${x + quietZone} ${y + quietZone}h1v1h-1z`] : [])),
  )
  return (
    <svg className={styles.picture} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={dark.join('')} fill="#000000" />
    </svg>
  )
}
