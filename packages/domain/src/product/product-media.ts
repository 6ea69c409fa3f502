/** The kinds of media that a product may have besides its pictures. */
export const mediaKinds = ['video', 'spin', 'model'] as const
export type MediaKind = (typeof mediaKinds)[number]

type Shared = {
  /** The colour that it shows; null where it suits all of them. */
  readonly colour: string | null
  /** The view of the colour's picture that stands for it until it is chosen; null for the first. */
  readonly poster: string | null
  /** Alternative texts by locale. */
  readonly alt: Readonly<Record<string, string>>
}

export type ProductVideo = Shared & {
  readonly kind: 'video'
  /** The same film in one or several encodings, one of which is MP4. */
  readonly sources: readonly string[]
  /** WebVTT files by locale. */
  readonly captions: Readonly<Record<string, string>>
  readonly seconds: number
}

/** A 360-degree view: pictures of one turn around a product, from the side at first. */
export type ProductSpin = Shared & {
  readonly kind: 'spin'
  readonly frames: readonly string[]
  readonly width: number
  readonly height: number
}

/** A model in three dimensions, as binary glTF. */
export type ProductModel = Shared & { readonly kind: 'model'; readonly file: string; readonly bytes: number }

/** A video, a 360-degree view or a model of a product. Files are named as `isMediaFile` says. */
export type ProductMedium = ProductVideo | ProductSpin | ProductModel

/** The limits of an import for a product's media, in numbers and bytes. */
export const mediaBounds = {
  media: 12,
  sources: 3,
  captions: 30,
  fewestFrames: 24,
  mostFrames: 72,
  /** Pixels of the longer side of a frame; a larger one is scaled down. */
  frameSide: 1_000,
  videoBytes: 64 * 1024 ** 2,
  frameBytes: 12 * 1024 ** 2,
  modelBytes: 15 * 1024 ** 2,
  captionBytes: 256 * 1024,
  videoSeconds: 600,
} as const

/** The role of a medium's file. */
export const mediaRoles = ['video', 'captions', 'frame', 'model'] as const
export type MediaRole = (typeof mediaRoles)[number]

/** The most bytes of a file by what it is for. */
export const mostMediaBytes: Readonly<Record<MediaRole, number>> = {
  video: mediaBounds.videoBytes,
  captions: mediaBounds.captionBytes,
  frame: mediaBounds.frameBytes,
  model: mediaBounds.modelBytes,
}

/** Why a medium or one of its files is refused; each has words in the back office. */
export type MediaReason =
  | 'medium_captions_unknown'
  | 'medium_damaged'
  | 'medium_foreign'
  | 'medium_frame_unknown'
  | 'medium_frames_differ'
  | 'medium_host_refused'
  | 'medium_model_unknown'
  | 'medium_mp4_missing'
  | 'medium_name_ambiguous'
  | 'medium_not_found'
  | 'medium_outside'
  | 'medium_too_large'
  | 'medium_too_long'
  | 'medium_unreachable'
  | 'medium_video_unknown'

/** The types of media files by the ending of their names. */
export const mediaTypes = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  avif: 'image/avif',
  webp: 'image/webp',
  glb: 'model/gltf-binary',
} as const
export type MediaEnding = keyof typeof mediaTypes

/** The name of a media file: the beginning of the SHA-256 of its bytes, and its ending. */
export const mediaFilePattern = new RegExp(`^[0-9a-f]{24}\\.(?:${Object.keys(mediaTypes).join('|')})$`)

/** Says whether a text names a media file. */
export function isMediaFile(name: string): boolean {
  return mediaFilePattern.test(name)
}

/** Returns the ending of a media file's name. */
export function endingOf(file: string): MediaEnding {
  return file.slice(file.lastIndexOf('.') + 1) as MediaEnding
}

/** Returns the address of a media file, which never holds other bytes. */
export function toMediaAddress(file: string): string {
  return `/product-media/${file}`
}

/** Lists the files of a medium. */
export function listMediaFiles(medium: ProductMedium): readonly string[] {
  if (medium.kind === 'video') return [...medium.sources, ...Object.values(medium.captions)]
  return medium.kind === 'spin' ? medium.frames : [medium.file]
}

/** Lists the media that a colour shows: those of its own and those of no colour. */
export function listMediaOfColour<Medium extends { readonly colour: string | null }>(
  media: readonly Medium[],
  colour: string,
): Medium[] {
  return media.filter((medium) => medium.colour === null || medium.colour === colour)
}
