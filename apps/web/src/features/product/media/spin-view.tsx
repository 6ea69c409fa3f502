import { useTranslate } from '../../../i18n/use-text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { Medium } from './medium.ts'
import styles from './spin-view.module.css'
import { useFrames } from './use-frames.ts'
import { useSpin } from './use-spin.ts'
import { ViewFailure } from './view-failure.tsx'
import frame from './view-frame.module.css'
import { ViewFrame } from './view-frame.tsx'

type Props = {
  readonly medium: Extract<Medium, { kind: 'spin' }>
  readonly isShown: boolean
  readonly onClose: () => void
}

/** Turns a product by its frames: by dragging, swiping, the slider, its arrow keys, or by itself. */
export function SpinView({ medium, isShown, onClose }: Props) {
  const t = useTranslate()
  const count = medium.frames.length
  const { loaded, hasFailed, retry } = useFrames(medium.frames)
  const { position, isPlaying, moveTo, toggle, drag } = useSpin(count, loaded.size === count && isShown)
  const url = medium.frames[findNearest(loaded, position, count)]
  return (
    <ViewFrame label={medium.alt} onClose={onClose}>
      {hasFailed ? (
        <ViewFailure words={t('media.spin.failed')} onRetry={retry} />
      ) : (
        <>
          <div className={styles.stage} {...drag}>
            {url ? (
              <img
                className={frame.content}
                src={url}
                alt=""
                width={medium.width}
                height={medium.height}
                decoding="sync"
                draggable={false}
              />
            ) : null}
          </div>
          {loaded.size < count ? (
            <progress className={styles.progress} aria-label={t('media.loading')} max={count} value={loaded.size} />
          ) : null}
          <div className={styles.bar}>
            <IconButton
              icon={isPlaying ? 'pause' : 'play'}
              label={t(isPlaying ? 'media.spin.pause' : 'media.spin.play')}
              onClick={toggle}
            />
            <input
              className={styles.range}
              type="range"
              min={1}
              max={count}
              step={1}
              value={position + 1}
              aria-label={t('media.spin.slider')}
              aria-valuetext={t('media.spin.position', { position: position + 1, count })}
              onChange={({ currentTarget }) => moveTo(Number(currentTarget.value) - 1)}
              onKeyDown={(event) => {
                const step = steps[event.key]
                if (!step) return
                event.preventDefault()
                moveTo(position + step)
              }}
            />
          </div>
        </>
      )}
    </ViewFrame>
  )
}

/** A turn has no end, so that the arrow keys lead on from its last frame to its first. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }

/** Finds the frame to show: the wanted one, or the nearest that is there; -1 without any. */
function findNearest(loaded: ReadonlySet<number>, position: number, count: number): number {
  for (let away = 0; away <= count / 2; away += 1) {
    for (const frame of [position - away, position + away]) {
      const found = (frame + count) % count
      if (loaded.has(found)) return found
    }
  }
  return -1
}
