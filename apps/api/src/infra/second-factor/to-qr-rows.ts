/** Draws a text as a QR code: rows of `1` for dark modules and `0` for light ones. The library is loaded with the first one. */
export async function toQrRows(text: string): Promise<string[]> {
  const { default: library } = await import('bwip-js/node')
  const [symbol] = library.raw('qrcode', text, 'eclevel=M')
  if (!symbol || !('pixs' in symbol)) throw new Error('the text has no QR code')
  const { pixs, pixx } = symbol
  return Array.from({ length: pixs.length / pixx }, (_, row) => pixs.slice(row * pixx, (row + 1) * pixx).join(''))
}
