import { Children, type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useTranslate } from '../i18n/use-text.ts'
import styles from './carousel.module.css'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { useSlides } from './use-slides.ts'

type Props = {
  readonly title: string
  /** Width of a slide, any CSS length: `min(70vw, 20rem)`. */
  readonly slideWidth: string
  readonly gap?: string
  readonly showArrows?: boolean
  readonly showDots?: boolean
  readonly showProgress?: boolean
  readonly className?: string
  /** Each child is a slide. */
  readonly children: ReactNode
}

/** Shows slides side by side. The browser scrolls and snaps them; arrows, dots and keys only start a scroll. */
export function Carousel({ title, slideWidth, gap, showArrows = true, showDots = false, ...props }: Props) {
  const { showProgress = false, className, children } = props
  const t = useTranslate()
  const track = useRef<HTMLUListElement>(null)
  const slides = Children.toArray(children)
  const { position, atStart, atEnd, pages, move, moveTo } = useSlides(track, slides.length)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      event.preventDefault()
      move(event.key === 'ArrowLeft' ? -1 : 1)
    }
  }
  return (
    <section
      className={classNames(styles.carousel, className)}
      aria-roledescription="carousel"
      aria-label={title}
      style={{ '--slide-width': slideWidth, ...(gap ? { '--slide-gap': gap } : {}) } as CSSProperties}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard, also where no slide contains a link */}
      <ul className={styles.track} ref={track} tabIndex={0} onKeyDown={onKeyDown}>
        {slides.map((slide, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slide is identified by its position
          <li className={styles.slide} key={index}>
            {slide}
          </li>
        ))}
      </ul>
      {showArrows && !(atStart && atEnd) ? (
        <div className={styles.arrows}>
          <button
            type="button"
            className={styles.arrow}
            aria-label={t('common.carousel.previous')}
            disabled={atStart}
            onClick={() => move(-1)}
          >
            <Icon name="arrow-left" />
          </button>
          <button
            type="button"
            className={styles.arrow}
            aria-label={t('common.carousel.next')}
            disabled={atEnd}
            onClick={() => move(1)}
          >
            <Icon name="arrow-right" />
          </button>
        </div>
      ) : null}
      {showProgress && pages > 1 ? (
        <progress className={styles.progress} aria-label={title} max={pages} value={position + 1} />
      ) : null}
      {showDots && pages > 1 ? (
        <div className={styles.dots}>
          {Array.from({ length: pages }, (_, page) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position
              key={page}
              type="button"
              className={styles.dot}
              aria-label={t('common.carousel.slide', { position: page + 1, count: pages })}
              aria-current={page === position ? 'true' : undefined}
              onClick={() => moveTo(page)}
            />
          ))}
        </div>
      ) : null}
    </section>
  )
}
