import styles from './block-list.module.css'
import { findDrawing } from './drawings.ts'

/** A small drawing of a type of blocks. */
export function BlockDrawing({ type }: { readonly type: string }) {
  const { pictures, lines } = findDrawing(type)
  return (
    <svg className={styles.drawing} viewBox="0 0 32 24" aria-hidden="true">
      {pictures.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} className={styles.pictureShape} {...{ x, y, width, height }} rx={1} />
      ))}
      {lines.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} className={styles.lineShape} {...{ x, y, width, height }} rx={0.5} />
      ))}
    </svg>
  )
}
