/** The widths of the bars of a barcode and of the spaces between them, in turn, in modules; a bar is the first and the last. */
export type Barcode = readonly number[]

/** Makes a text a Code 128 barcode. The library is loaded with the first one, because a start does not need it. */
export async function toBarcode(text: string): Promise<Barcode> {
  const { default: library } = await import('bwip-js/node')
  const [symbol] = library.raw('code128', text, '')
  if (!symbol || !('sbs' in symbol)) throw new Error(`${text} has no barcode`)
  return symbol.sbs
}
