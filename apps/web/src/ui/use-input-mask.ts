import type { RefObject } from 'react'
import { useEffect } from 'react'

/** One entry a character: a fixed one, or a pattern for what may be typed there; or a pattern of all that may be. */
type Places = RegExp | (string | RegExp)[]
/** A mask can depend on what is typed so far. */
export type InputMask = Places | ((typed: { readonly value: string }) => Places)

/** Shapes what is typed into a field by a mask. */
export function useInputMask(input: RefObject<HTMLInputElement | null>, mask: InputMask | undefined): void {
  // The mask's code listens to the element itself, and comes only where a field asks for it.
  useEffect(() => {
    const element = input.current
    if (!element || !mask) return
    let destroy: (() => void) | null = null
    let gone = false
    import('@maskito/core').then(({ Maskito }) => {
      if (gone) return
      const maskito = new Maskito(element, { mask })
      destroy = () => maskito.destroy()
    })
    return () => {
      gone = true
      destroy?.()
    }
  }, [input, mask])
}
