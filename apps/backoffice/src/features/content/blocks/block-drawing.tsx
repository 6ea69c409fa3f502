import styles from './block-list.module.css'

type Shape = readonly [x: number, y: number, width: number, height: number]

/** The parts of a block in a field of 32 by 24: pictures first, then lines of words. */
const drawings: Readonly<Record<string, { readonly pictures: readonly Shape[]; readonly lines: readonly Shape[] }>> = {
  hero: {
    pictures: [[1, 1, 30, 22]],
    lines: [
      [4, 13, 14, 3],
      [4, 18, 9, 2],
    ],
  },
  banner: {
    pictures: [[1, 2, 15, 20]],
    lines: [
      [19, 7, 11, 3],
      [19, 12, 8, 2],
    ],
  },
  'benefit-bar': { pictures: [[1, 9, 30, 6]], lines: [[5, 11, 22, 2]] },
  collection: {
    pictures: [
      [1, 3, 9, 12],
      [12, 3, 9, 12],
      [23, 3, 8, 12],
    ],
    lines: [
      [1, 17, 9, 2],
      [12, 17, 9, 2],
      [23, 17, 8, 2],
    ],
  },
  'product-carousel': {
    pictures: [
      [1, 5, 8, 10],
      [11, 5, 8, 10],
      [21, 5, 10, 10],
    ],
    lines: [
      [1, 17, 5, 2],
      [11, 17, 5, 2],
    ],
  },
  recommendations: {
    pictures: [
      [1, 8, 8, 10],
      [11, 8, 8, 10],
      [21, 8, 10, 10],
    ],
    lines: [[1, 3, 14, 3]],
  },
  'rich-text': {
    pictures: [],
    lines: [
      [3, 4, 16, 3],
      [3, 10, 26, 2],
      [3, 14, 26, 2],
      [3, 18, 18, 2],
    ],
  },
  accordion: {
    pictures: [
      [1, 2, 30, 6],
      [1, 9, 30, 6],
      [1, 16, 30, 6],
    ],
    lines: [
      [4, 4, 14, 2],
      [4, 11, 18, 2],
      [4, 18, 12, 2],
    ],
  },
  spacer: {
    pictures: [],
    lines: [
      [1, 2, 30, 1],
      [1, 21, 30, 1],
    ],
  },
  newsletter: {
    pictures: [[3, 13, 18, 6]],
    lines: [
      [3, 5, 16, 3],
      [22, 13, 8, 6],
    ],
  },
  video: { pictures: [[1, 2, 30, 20]], lines: [[13, 9, 6, 6]] },
  popup: {
    pictures: [[14, 8, 17, 14]],
    lines: [
      [17, 11, 10, 2],
      [17, 15, 7, 2],
    ],
  },
}
const other = { pictures: [[1, 3, 30, 12]] as Shape[], lines: [[1, 17, 18, 2]] as Shape[] }

/** A small drawing of a type of blocks. */
export function BlockDrawing({ type }: { readonly type: string }) {
  const { pictures, lines } = (Object.hasOwn(drawings, type) ? drawings[type] : undefined) ?? other
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
