import { createRequire } from 'node:module'

/** Points of a page; 72 are an inch. */
export const pageMargin = 56

const { resolve } = createRequire(import.meta.url)

// Whole fonts, because a browser's subsets lack the letters of some names.
const regular = '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'
const bold = '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'

/** The document that a drawing function writes to; its fonts are `regular` and `bold`. */
export type Pdf = PDFKit.PDFDocument

export type PdfOptions = {
  readonly title: string
  /** A language tag, for readers aloud. */
  readonly language: string
  /** Letter where the country of the site prints on it. */
  readonly country: string
  /** The moment that the document names as its creation, so that the same content has the same bytes. */
  readonly createdAt: number
}

const letterCountries = new Set(['US', 'CA'])

/**
 * Creates a PDF with embedded fonts and returns its bytes; the same drawing has the same bytes. The library is loaded with the first
 * document, because a start does not need it.
 */
export async function createPdf(options: PdfOptions, draw: (pdf: Pdf) => void): Promise<Buffer> {
  const { default: PdfDocument } = await import('pdfkit')
  const { title, language, country, createdAt } = options
  const pdf = new PdfDocument({
    size: letterCountries.has(country) ? 'LETTER' : 'A4',
    margin: pageMargin,
    font: resolve(regular),
    lang: language,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, CreationDate: new Date(createdAt) },
  })
  pdf.registerFont('regular', resolve(regular))
  pdf.registerFont('bold', resolve(bold))
  const chunks: Buffer[] = []
  const written = new Promise<Buffer>((done, fail) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => done(Buffer.concat(chunks)))
    pdf.on('error', fail)
  })
  pdf.font('regular')
  draw(pdf)
  pdf.end()
  return written
}
