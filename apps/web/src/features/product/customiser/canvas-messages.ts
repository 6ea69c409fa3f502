import type { Painting } from '@lacehouse/contracts'

/** What the page asks of the worker that paints. */
export type CanvasWorkerRequest =
  | {
      readonly type: 'open'
      readonly painting: Pick<Painting, 'parts' | 'colours' | 'views'>
      readonly colours: string
    }
  /** Canvases of a view: the large one and its thumbnail. */
  | {
      readonly type: 'attach'
      readonly view: string
      readonly canvas: OffscreenCanvas
      readonly thumb: OffscreenCanvas
    }
  | { readonly type: 'paint'; readonly colours: string }
  /** A view is looked at, and wanted in its full size. */
  | { readonly type: 'look'; readonly view: string }
  /** Which part lies at a place of a view, in shares of its picture. */
  | { readonly type: 'pick'; readonly view: string; readonly x: number; readonly y: number }

/** What the worker tells. */
export type CanvasWorkerMessage =
  /** Every view shows these colours. */
  | { readonly type: 'painted'; readonly colours: string }
  | { readonly type: 'picked'; readonly part: number }
  /** In which view each part is seen best, in the order of the parts. */
  | { readonly type: 'views'; readonly best: readonly (string | null)[] }
  | { readonly type: 'failed' }
