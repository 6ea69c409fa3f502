import type { RefObject } from 'react'
import { useEffect } from 'react'

/** One entry for each character, a fixed one or a pattern; or one pattern for the whole input. */
type Places = RegExp | (string | RegExp)[]
/** A mask can depend on the current input. */
export type InputMask = Places | ((typed: { readonly value: string }) => Places)

/** Formats the input of a field by a mask while it is typed. */
export function useInputMask(input: RefObject<HTMLInputElement | null>, mask: InputMask | undefined): void {
  // The mask's code listens to the element itself, and is fetched only where a field needs it.
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
