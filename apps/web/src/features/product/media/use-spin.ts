import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** Milliseconds between two frames of a product that turns by itself. */
const pause = 110
/** The share of the width that a drag crosses for one turn. */
const turn = 0.9

/** Follows which frame of a turn is shown, and turns it. It begins by itself, unless the visitor prefers reduced motion. */
export function useSpin(count: number, isReady: boolean) {
  const [position, setPosition] = useState(0)
  const [isPlaying, setPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const start = useRef<{ readonly x: number; readonly position: number } | null>(null)
  const wrap = (frame: number) => ((Math.round(frame) % count) + count) % count

  // Time turns it.
  useEffect(() => {
    if (!isPlaying || !isReady) return
    const timer = setInterval(() => setPosition((now) => (now + 1) % count), pause)
    return () => clearInterval(timer)
  }, [isPlaying, isReady, count])

  const moveTo = (frame: number) => {
    setPlaying(false)
    setPosition(wrap(frame))
  }
  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, position }
    setPlaying(false)
  }
  const move = ({ clientX, currentTarget }: PointerEvent<HTMLElement>) => {
    if (!start.current) return
    const share = (clientX - start.current.x) / (currentTarget.clientWidth * turn)
    // The near side of the product follows the finger.
    moveTo(start.current.position - share * count)
  }
  const release = () => {
    start.current = null
  }
  return {
    position,
    isPlaying: isPlaying && isReady,
    moveTo,
    toggle: () => setPlaying(!isPlaying),
    drag: { onPointerDown: press, onPointerMove: move, onPointerUp: release, onPointerCancel: release },
  }
}
