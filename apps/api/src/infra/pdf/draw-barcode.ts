import type { Pdf } from './create-pdf.ts'
import type { Barcode } from './to-barcode.ts'

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** The blank modules that a scanner needs on either side. */
const quietZone = 10

/** Draws a barcode that fills the box, as lines and not as a picture; the quiet zone is part of the box. */
export function drawBarcode(pdf: Pdf, barcode: Barcode, { x, y, width, height }: Box): void {
  const unit = width / (barcode.reduce((sum, one) => sum + one, 0) + 2 * quietZone)
  let at = x + quietZone * unit
  for (const [nth, modules] of barcode.entries()) {
    if (nth % 2 === 0) pdf.rect(at, y, modules * unit, height)
    at += modules * unit
  }
  pdf.fillColor('#000000').fill()
}
