import { type RefObject, useEffect } from 'react'

/** The part of a film that has to be in view for it to play by itself. */
const seenShare = 0.5

/** Says whether films may begin by themselves: not for visitors who prefer reduced motion or who save data. */
export function canPlayByItself(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return (
    !connection?.saveData && !matches('(prefers-reduced-motion: reduce)') && !matches('(prefers-reduced-data: reduce)')
  )
}

const matches = (condition: string) => matchMedia(condition).matches

/** Plays a film without sound while half of it is in view, until the visitor stops it. A browser that refuses is only logged. */
export function useAutoplay(film: RefObject<HTMLVideoElement | null>, begins: boolean): void {
  // The effect observes the viewport.
  useEffect(() => {
    const video = film.current
    if (!begins || !video) return
    let isOurs = false
    const watcher = new IntersectionObserver(
      ([entry]) => {
        const isSeen = (entry?.intersectionRatio ?? 0) >= seenShare
        // A pause that is not ours is the visitor's, and holds.
        if (isSeen && video.paused && (isOurs || video.currentTime === 0)) {
          isOurs = false
          video.play().catch(console.warn)
        } else if (!isSeen && !video.paused) {
          isOurs = true
          video.pause()
        }
      },
      { threshold: seenShare },
    )
    watcher.observe(video)
    return () => watcher.disconnect()
  }, [film, begins])
}
