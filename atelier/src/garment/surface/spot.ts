/** What the garment is at one point of the pattern; features change it in turn, later ones on top of earlier ones. */
export type Spot = {
  /** Height above the ground in millimetres. */
  z: number
  /** Key of the part that shows. */
  part: string
  /** Light that gets into the point, 1 in the open; stitch holes, seam grooves and mesh openings lower it. */
  open: number
  /** 1 where the cloth's own grain shows, 0 where something without grain lies on it. */
  grain: number
}

/** Changes the spot at (x, y) of the pattern; `pixel` is the sampling distance in millimetres. */
export type Feature = (x: number, y: number, spot: Spot, pixel: number) => void
