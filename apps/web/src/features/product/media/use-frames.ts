import { useEffect, useRef, useState } from 'react'

/** Frames that are fetched at one time. */
const lanes = 4

/**
 * Fetches the frames of a turn one after the other, every eighth first, so that it can be turned roughly at once and finely later.
 * One that is missing leaves its neighbours to stand for it; without any it has failed.
 */
export function useFrames(urls: readonly string[]) {
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set())
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  /** Browsers keep the decoded pictures for as long as something refers to them. */
  const pictures = useRef<HTMLImageElement[]>([])

  // The effect fetches, and stops when the view is left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches anew
  useEffect(() => {
    let isLeft = false
    let found = 0
    const waiting = listCoarsely(urls.length)
    const fetchNext = async (): Promise<void> => {
      for (let frame = waiting.shift(); frame !== undefined && !isLeft; frame = waiting.shift()) {
        const picture = new Image()
        picture.src = urls[frame] ?? ''
        const isThere = await picture.decode().then(
          () => true,
          () => false,
        )
        if (!isThere || isLeft) continue
        found += 1
        pictures.current.push(picture)
        setLoaded((before) => new Set([...before, frame]))
      }
    }
    Promise.all(Array.from({ length: lanes }, fetchNext)).then(() => {
      if (!isLeft && found === 0) setFailed(true)
    }, console.warn)
    return () => {
      isLeft = true
    }
  }, [urls, attempt])

  const retry = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  return { loaded, hasFailed, retry }
}

/** Lists the frames so that each pass over the turn is finer than the one before. */
export function listCoarsely(count: number): number[] {
  const all = [8, 4, 2, 1].flatMap((step) => Array.from({ length: Math.ceil(count / step) }, (_, at) => at * step))
  return [...new Set(all)]
}
