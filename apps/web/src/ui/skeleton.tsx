import type { CSSProperties } from 'react'
import styles from './skeleton.module.css'

type Props = {
  readonly width?: CSSProperties['width']
  readonly height?: CSSProperties['height']
  readonly ratio?: string
}

/** Shows the shape of content that is loading. */
export function Skeleton({ width = '100%', height, ratio }: Props) {
  return (
    <span
      className={styles.skeleton}
      style={{ width, height: height ?? (ratio ? 'auto' : '1em'), aspectRatio: ratio }}
      aria-hidden
    />
  )
}
