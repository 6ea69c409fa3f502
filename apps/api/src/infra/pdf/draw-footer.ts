import { type Pdf, pageMargin } from './create-pdf.ts'

/** Draws lines at the foot of every page, with the number of the page as the last of them. */
export function drawFooter(
  pdf: Pdf,
  lines: readonly string[],
  toPage: (page: { readonly position: number; readonly count: number }) => string,
): void {
  const { start, count } = pdf.bufferedPageRange()
  const width = pdf.page.width - 2 * pageMargin
  for (let at = start; at < start + count; at += 1) {
    pdf.switchToPage(at)
    // Text below the margin would begin a new page.
    pdf.page.margins.bottom = 0
    const text = [...lines, toPage({ position: at - start + 1, count })].join('\n')
    pdf.font('regular').fontSize(7.5).fillColor('#57544e')
    pdf.text(text, pageMargin, pdf.page.height - 72, { width, align: 'left', lineGap: 1.5 })
  }
}
