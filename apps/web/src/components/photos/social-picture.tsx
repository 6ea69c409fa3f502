import type { SocialMedia } from '@lacehouse/contracts'
import { Picture } from '../../ui/picture.tsx'

type Props = {
  readonly photo: Pick<SocialMedia, 'picture' | 'caption'>
  /** The aspect ratio of the box; the picture's own where it is absent. */
  readonly ratio?: string
  /** As in `<img sizes>`. */
  readonly sizes: string
  /** Largest width on the page in pixels. */
  readonly largest: number
}

/** Shows a picture of the social media service: one of the shop in all widths and formats, a shopper's photo as it was sent. */
export function SocialPicture({ photo: { picture, caption }, ratio, sizes, largest }: Props) {
  const { url, kind, width, height, placeholder } = picture
  if (kind === 'drawn')
    return (
      <Picture
        source={{ url, alt: caption, width, height, ...(placeholder && { placeholder }) }}
        sizes={sizes}
        largest={largest}
        {...(ratio && { ratio })}
      />
    )
  return (
    <img
      src={url}
      alt={caption}
      width={width}
      height={height}
      loading="lazy"
      style={{ aspectRatio: ratio ?? `${width} / ${height}`, objectFit: 'cover', width: '100%', height: 'auto' }}
    />
  )
}
