import { type Pdf, pageMargin } from './create-pdf.ts'

export type Cell = { readonly text: string; readonly notes?: readonly string[]; readonly isBold?: boolean }

export type Column = { readonly width: number; readonly align: 'left' | 'right' }

export type TableRow = { readonly cells: readonly Cell[]; readonly hasRule?: boolean }

const size = { text: 9.5, note: 8 } as const
const gap = 8
/** Space below the tables of a page, for its footer. */
const footer = 90

/**
 * Draws rows of cells below what the page holds; a row that does not fit begins the next page. `columns` share the width of the page
 * in proportion.
 */
export function drawTable(pdf: Pdf, columns: readonly Column[], rows: readonly TableRow[]): void {
  const whole = pdf.page.width - 2 * pageMargin
  const sum = columns.reduce((total, { width }) => total + width, 0)
  const widths = columns.map(({ width }) => (width / sum) * whole)
  for (const row of rows) {
    const height = Math.max(...row.cells.map((cell, at) => measure(pdf, cell, (widths[at] ?? 0) - gap)))
    if (pdf.y + height > pdf.page.height - footer) pdf.addPage()
    const top = pdf.y
    if (row.hasRule) drawRule(pdf)
    let x = pageMargin
    for (const [at, cell] of row.cells.entries()) {
      const { align = 'left' } = columns[at] ?? {}
      const width = (widths[at] ?? 0) - gap
      drawCell(pdf, cell, { x: align === 'right' ? x + gap : x, y: top + 4, width, align })
      x += widths[at] ?? 0
    }
    pdf.y = top + height
    pdf.x = pageMargin
  }
}

/** Draws a line over the width of the page. */
export function drawRule(pdf: Pdf): void {
  const { y } = pdf
  pdf
    .moveTo(pageMargin, y)
    .lineTo(pdf.page.width - pageMargin, y)
    .lineWidth(0.5)
    .strokeColor('#b9b5ad')
    .stroke()
}

type Place = { readonly x: number; readonly y: number; readonly width: number; readonly align: Column['align'] }

function drawCell(pdf: Pdf, { text, notes = [], isBold = false }: Cell, { x, y, width, align }: Place): void {
  pdf
    .font(isBold ? 'bold' : 'regular')
    .fontSize(size.text)
    .fillColor('#14130f')
    .text(text, x, y, { width, align })
  if (notes.length === 0) return
  pdf.font('regular').fontSize(size.note).fillColor('#57544e').text(notes.join('\n'), { width, align })
}

function measure(pdf: Pdf, { text, notes = [], isBold = false }: Cell, width: number): number {
  const own = pdf
    .font(isBold ? 'bold' : 'regular')
    .fontSize(size.text)
    .heightOfString(text, { width })
  const below =
    notes.length > 0 ? pdf.font('regular').fontSize(size.note).heightOfString(notes.join('\n'), { width }) : 0
  return own + below + 8
}
