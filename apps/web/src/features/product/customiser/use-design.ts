import type { Painting } from '@lacehouse/contracts'
import { paintPart, readRecipe, recipeQuery, writeRecipe } from '@lacehouse/domain/product/design'
import { parseRecipe } from '@lacehouse/domain/product/parse-recipe'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'

export type Design = {
  /** One colour code a part. */
  readonly colours: string
  readonly recipeId: string
  /** The code of a preset while the design equals it. */
  readonly code: string | null
  /** The colours that the design started from. */
  readonly start: string
  readonly canUndo: boolean
  readonly paint: (part: number, code: string) => void
  readonly setColours: (colours: string) => void
  readonly undo: () => void
}

type State = { readonly origin: string; readonly colours: string; readonly past: readonly string[] }

/** Holds the shopper's design and its history. The design is written into the address. */
export function useDesign(painting: Painting, color: string): Design {
  const [search] = useSearchParams()
  const origin = `${color} ${search.get('recipe') ?? ''}`
  const start = toStart(painting, color)
  const toState = (): State => ({ origin, colours: toRequested(painting, search) ?? start, past: [] })
  const [stored, setState] = useState(toState)
  // Another address, as by Back or by a link to a preset, is another design.
  const state = stored.origin === origin ? stored : toState()
  if (state !== stored) setState(state)

  const setColours = (colours: string) =>
    setState((old) => (old.colours === colours ? old : { ...old, colours, past: [...old.past, old.colours] }))
  const undo = () =>
    setState((old) => {
      const before = old.past.at(-1)
      return before === undefined ? old : { ...old, colours: before, past: old.past.slice(0, -1) }
    })
  const { colours, past } = state
  const recipeId = writeRecipe(painting, colours)
  const code = findCode(painting, recipeId, painting.starts[color])

  // The address can be shared at any moment. It bypasses the router, because nothing has to be loaded, announced or scrolled.
  useEffect(() => {
    const url = new URL(location.href)
    url.searchParams.delete('recipe')
    const recipeParameter = colours === start ? '' : recipeQuery(recipeId, code ?? undefined)
    const query = [url.searchParams.toString(), recipeParameter].filter(Boolean).join('&')
    const next = `${url.pathname}${query && `?${query}`}${url.hash}`
    if (next !== location.pathname + location.search + location.hash) history.replaceState(history.state, '', next)
  }, [colours, start, recipeId, code])

  return {
    colours,
    recipeId,
    code,
    start,
    canUndo: past.length > 0,
    paint: (part, to) => setColours(paintPart(colours, part, to)),
    setColours,
    undo,
  }
}

const toStart = (painting: Painting, color: string): string => {
  const code = painting.starts[color] ?? Object.values(painting.starts)[0] ?? ''
  const read = readRecipe(painting.precreated[code] ?? '', painting)
  return read.ok ? read.colours : painting.parts.map(({ colours }) => colours.charAt(0)).join('')
}

const toRequested = (painting: Painting, search: URLSearchParams): string | null => {
  const read = readRecipe(parseRecipe(search.get('recipe'))?.recipeId ?? '', painting)
  return read.ok ? read.colours : null
}

/** Finds the preset with the same colours. Of several, the preset of the chosen colour is preferred. */
const findCode = ({ precreated }: Painting, recipeId: string, first = ''): string | null =>
  precreated[first] === recipeId
    ? first
    : (Object.entries(precreated).find(([, recipe]) => recipe === recipeId)?.[0] ?? null)
