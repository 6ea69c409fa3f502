import type { ProductMediumReply } from '@lacehouse/contracts'
import { endingOf, mediaTypes, type ProductMedium, toMediaAddress } from '@lacehouse/domain/product/product-media'
import { formatMessage } from '@lacehouse/messages'
import { type ProductRecord, wordsOf } from '../../core/catalogue/product-record.ts'

/** Makes the media of a product with their addresses and words. */
export function toProductMedia(product: Pick<ProductRecord, 'id' | 'names' | 'media'>, locale: string) {
  const name = wordsOf(product.names, locale) ?? product.id
  return product.media.map((medium): ProductMediumReply => {
    const shared = {
      colour: medium.colour,
      label: formatMessage(locale, `media.label.${medium.kind}`),
      alt:
        medium.alt[locale] ??
        medium.alt[locale.slice(0, 2)] ??
        formatMessage(locale, `media.alt.${medium.kind}`, { name }),
      ...(medium.poster !== null && { poster: medium.poster }),
    }
    if (medium.kind === 'spin') {
      const { kind, frames, width, height } = medium
      return { ...shared, kind, frames: frames.map(toMediaAddress), width, height }
    }
    if (medium.kind === 'model')
      return { ...shared, kind: 'model', url: toMediaAddress(medium.file), bytes: medium.bytes }
    return {
      ...shared,
      kind: 'video',
      sources: medium.sources.map((file) => ({ url: toMediaAddress(file), type: mediaTypes[endingOf(file)] })),
      captions: toCaptions(medium, locale),
      seconds: medium.seconds,
    }
  })
}

type Video = Extract<ProductMedium, { kind: 'video' }>

/** The browser's own choice is the first that it can use, so that the language of the page comes first. */
const toCaptions = ({ captions }: Video, locale: string) => {
  const isOwn = (language: string): number =>
    Number(language === locale) * 2 + Number(language.slice(0, 2) === locale.slice(0, 2))
  return Object.entries(captions)
    .toSorted(([a], [b]) => isOwn(b) - isOwn(a))
    .map(([language, file]) => ({ url: toMediaAddress(file), language }))
}
