import type { Painting } from '@lacehouse/contracts'

/** Requests of the page to the worker that paints. */
export type CanvasWorkerRequest =
  | {
      readonly type: 'open'
      readonly painting: Pick<Painting, 'parts' | 'colours' | 'views'>
      readonly colours: string
    }
  /** Hands over the canvases of a view: the large one and its thumbnail. */
  | {
      readonly type: 'attach'
      readonly view: string
      readonly canvas: OffscreenCanvas
      readonly thumb: OffscreenCanvas
    }
  | { readonly type: 'paint'; readonly colours: string }
  /** A view became visible and is needed in full size. */
  | { readonly type: 'look'; readonly view: string }
  /** Asks which part lies at a place of a view, in fractions of its picture. */
  | { readonly type: 'pick'; readonly view: string; readonly x: number; readonly y: number }

/** Messages of the worker to the page. */
export type CanvasWorkerMessage =
  /** Every view shows these colours. */
  | { readonly type: 'painted'; readonly colours: string }
  | { readonly type: 'picked'; readonly part: number }
  /** The view that shows each part best, in the order of the parts. */
  | { readonly type: 'views'; readonly best: readonly (string | null)[] }
  | { readonly type: 'failed' }
