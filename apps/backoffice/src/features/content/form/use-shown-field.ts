import { seconds } from '@lacehouse/domain/time/durations'
import { useEffect, useRef, useState } from 'react'
import { showField } from './show-field.ts'

const pause = seconds(0.05)
/** A part of the form that loads has two seconds for it. */
const tries = 40

/** Puts the focus into a field of a form once the form has it: `showPath` asks for it by its path in the document. */
export function useShownField() {
  const form = useRef<HTMLElement>(null)
  const [wanted, setWanted] = useState<{ readonly path: string } | null>(null)
  // The focus is outside of React, and the form of another block is rendered first.
  useEffect(() => {
    if (!wanted) return
    let left = tries
    const attempt = () => {
      left -= 1
      if ((form.current && showField(form.current, wanted.path)) || left === 0) clearInterval(timer)
    }
    const timer = setInterval(attempt, pause)
    return () => clearInterval(timer)
  }, [wanted])
  return { form, showPath: (path: string) => setWanted({ path }) }
}
