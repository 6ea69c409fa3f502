import { type MediaRole, mediaBounds } from '@lacehouse/domain/product/product-media'
import { z } from 'zod'

const Words = z.record(z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/), z.string().max(1_000))
const Code = z.string().min(1).max(120)

/** A file of the folder, one that the shop has (`media/<name>`), or an address of an allowed host. */
const Address = z.string().min(1).max(2_000)

const shared = {
  /** The colour that it shows; null where it suits all of them. */
  colour: Code.nullable().default(null),
  /** The view of the colour's picture that stands for it until it is chosen. */
  poster: Code.nullable().default(null),
  alt: Words.default({}),
}

/** A medium of our own format. */
const OwnMedium = z.discriminatedUnion('kind', [
  z.strictObject({
    ...shared,
    kind: z.literal('video'),
    sources: z.array(Address).min(1).max(mediaBounds.sources),
    captions: z.record(z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/), Address).default({}),
  }),
  z.strictObject({
    ...shared,
    kind: z.literal('spin'),
    frames: z.array(Address).min(mediaBounds.fewestFrames).max(mediaBounds.mostFrames),
  }),
  z.strictObject({ ...shared, kind: z.literal('model'), file: Address }),
])
export type OwnMedium = z.output<typeof OwnMedium>

/** A file that a medium names, with what it is for. */
export type OwnMediaFile = { readonly address: string; readonly role: MediaRole }

/** Lists the files that a medium names. */
export function listOwnFiles(medium: OwnMedium): OwnMediaFile[] {
  if (medium.kind === 'model') return [{ address: medium.file, role: 'model' }]
  if (medium.kind === 'spin') return medium.frames.map((address) => ({ address, role: 'frame' }))
  const captions = Object.values(medium.captions).map((address) => ({ address, role: 'captions' as const }))
  return [...medium.sources.map((address) => ({ address, role: 'video' as const })), ...captions]
}

/** The media of a product of our own format; absent where the file says nothing of them. */
export const OwnMedia = z.array(OwnMedium).max(mediaBounds.media).optional()
