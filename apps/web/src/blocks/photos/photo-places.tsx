import styles from './photos.module.css'

export type PhotoLayout = 'grid' | 'carousel'

/** Pictures of the first page. */
export const photosPerPage = 12

/** Holds the room of a gallery free until its pictures are there. */
export function PhotoPlaces({ layout }: { readonly layout: PhotoLayout }) {
  return (
    <ul className={styles.list} data-layout={layout} aria-hidden>
      {Array.from({ length: photosPerPage }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no identity
        <li key={index} className={styles.place} />
      ))}
    </ul>
  )
}
