import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../../i18n/use-text.ts'
import type { Medium } from './medium.ts'
import styles from './spin-view.module.css'
import { ViewFailure } from './view-failure.tsx'
import frame from './view-frame.module.css'
import { ViewFrame } from './view-frame.tsx'

type Props = {
  readonly medium: Extract<Medium, { kind: 'model' }>
  readonly onClose: () => void
}

type State = 'loading' | 'shown' | 'failed'

/** Shows a model in three dimensions, which is turned by mouse, touch or arrow keys and enlarged by wheel, pinch or page keys. */
export function ModelView({ medium, onClose }: Props) {
  const t = useTranslate()
  const place = useRef<HTMLDivElement>(null)
  const { state, share, retry } = useModelViewer(place, medium)
  return (
    <ViewFrame label={medium.alt} onClose={onClose}>
      <div className={frame.content} ref={place} hidden={state === 'failed'} />
      {state === 'loading' ? (
        <progress className={styles.progress} aria-label={t('media.loading')} max={1} value={share} />
      ) : null}
      {state === 'failed' ? <ViewFailure words={t('media.model.failed')} onRetry={retry} /> : null}
    </ViewFrame>
  )
}

/** Places of the camera, as the viewer names them. */
const places = (['upper-', '', 'lower-'] as const).flatMap((height) =>
  (['front', 'right', 'back', 'left'] as const).map((side) => `${height}${side}` as const),
)

/** Makes the viewer, which is an element of its own with its own code, and follows it. */
function useModelViewer(place: RefObject<HTMLDivElement | null>, { url, alt }: Props['medium']) {
  const t = useTranslate()
  const [state, setState] = useState<State>('loading')
  const [share, setShare] = useState(0)
  const [attempt, setAttempt] = useState(0)
  const hasCode = useRef(false)

  // The viewer draws outside of React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt makes another viewer
  useEffect(() => {
    let isLeft = false
    const show = async (): Promise<void> => {
      const { createViewer } = await import('./create-viewer.client.ts')
      hasCode.current = true
      if (isLeft || !place.current) return
      const viewer = createViewer({
        url,
        alt,
        hint: t('media.model.hint'),
        places: Object.fromEntries(places.map((at) => [at, t(`media.model.at.${at}`)])),
        onProgress: setShare,
        onLoad: () => setState('shown'),
        onError: () => setState('failed'),
      })
      place.current.replaceChildren(viewer)
    }
    show().catch((error: unknown) => {
      console.warn(error)
      if (!isLeft) setState('failed')
    })
    return () => {
      isLeft = true
      place.current?.replaceChildren()
    }
  }, [url, attempt])

  const retry = () => {
    // A browser answers code that could not be fetched with that failure until the page is left.
    if (!hasCode.current) return location.reload()
    setState('loading')
    setShare(0)
    setAttempt(attempt + 1)
  }
  return { state, share, retry }
}
