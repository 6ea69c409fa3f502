import type { PageText } from '../rendering/rendered-document.ts'

/** Writes a page as bytes. Its style sheets are copied, which is cheaper than to write them anew for every page. */
export function toPageBytes({ beforeStyle, style, afterStyle }: PageText): Buffer {
  return Buffer.concat([Buffer.from(beforeStyle), style, Buffer.from(afterStyle)])
}
