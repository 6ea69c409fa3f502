import { type RefObject, useEffect, useState } from 'react'

/** The present state of a film. */
export type FilmState = {
  readonly isPaused: boolean
  readonly isMuted: boolean
  /** In seconds. */
  readonly time: number
  /** In seconds; zero until the browser knows it. */
  readonly duration: number
  readonly hasCaptions: boolean
  readonly showsCaptions: boolean
  /** None of the film's files can be played. */
  readonly hasFailed: boolean
}

const initial: FilmState = {
  isPaused: true,
  isMuted: false,
  time: 0,
  duration: 0,
  hasCaptions: false,
  showsCaptions: false,
  hasFailed: false,
}

const changes = ['play', 'pause', 'timeupdate', 'durationchange', 'volumechange', 'ended'] as const
/** With these the browser begins anew or has found a file, so that a failure is over. */
const recoveries = ['emptied', 'loadeddata'] as const

/** Follows a film by its events. */
export function useFilm(film: RefObject<HTMLVideoElement | null>): FilmState {
  const [state, setState] = useState(initial)

  // The effect listens to the film. The failure of a file is reported by its source, the last of which decides.
  useEffect(() => {
    const video = film.current
    if (!video) return
    const update = () => setState(({ hasFailed }) => read(video, hasFailed))
    const recover = () => setState(read(video, false))
    const fail = () => setState(read(video, true))
    const last = [...video.querySelectorAll('source')].at(-1)
    const listening = new AbortController()
    const { signal } = listening
    for (const name of changes) video.addEventListener(name, update, { signal })
    for (const name of recoveries) video.addEventListener(name, recover, { signal })
    video.textTracks.addEventListener('change', update, { signal })
    last?.addEventListener('error', fail, { signal })
    update()
    return () => listening.abort()
  }, [film])

  return state
}

function read(video: HTMLVideoElement, hasFailed: boolean): FilmState {
  const captions = [...video.textTracks].filter(({ kind }) => kind === 'captions' || kind === 'subtitles')
  return {
    isPaused: video.paused,
    isMuted: video.muted,
    time: video.currentTime,
    duration: Number.isFinite(video.duration) ? video.duration : 0,
    hasCaptions: captions.length > 0,
    showsCaptions: captions.some(({ mode }) => mode === 'showing'),
    hasFailed,
  }
}
