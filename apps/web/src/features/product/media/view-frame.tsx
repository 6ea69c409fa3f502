import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslate } from '../../../i18n/use-text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import styles from './view-frame.module.css'

type Props = {
  /** What is shown, for those who do not see it. */
  readonly label: string
  readonly onClose: () => void
  /** Has a button of its own for the full screen. */
  readonly hasOwnScreen?: boolean
  readonly children: ReactNode
}

/** The frame of a chosen medium in the place of its poster, with the way back to it. */
export function ViewFrame({ label, onClose, hasOwnScreen = false, children }: Props) {
  const t = useTranslate()
  const frame = useRef<HTMLDivElement>(null)

  // The button that was pressed is gone, so that the keyboard would begin at the top of the page.
  useEffect(() => {
    frame.current?.focus({ preventScroll: true })
  }, [])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form
    <div className={styles.frame} role="group" aria-label={label} ref={frame} tabIndex={-1}>
      {children}
      <div className={styles.tools}>
        {document.fullscreenEnabled && !hasOwnScreen ? (
          <IconButton
            className={styles.tool}
            icon="maximize"
            label={t('media.fullScreen')}
            onClick={() => toggleFullScreen(frame.current)}
          />
        ) : null}
        <IconButton className={styles.tool} icon="x" label={t('media.close')} onClick={() => leave(onClose)} />
      </div>
    </div>
  )
}

function toggleFullScreen(frame: HTMLElement | null): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(console.warn)
  else frame?.requestFullscreen().catch(console.warn)
}

function leave(onClose: () => void): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(console.warn)
  onClose()
}
