import type { CartOwner } from '@lacehouse/domain/cart/cart'
import type { MediaReportReason } from '@lacehouse/domain/social/social-media'

/** A public picture. */
export type MediaRecord = {
  readonly id: string
  readonly isOfPerson: boolean
  /** The shop's picture as documents name it; null for a person's. */
  readonly picture: string | null
  /** In pixels; null for a picture of the shop, which knows its own. */
  readonly width: number | null
  readonly height: number | null
  /** By locale. */
  readonly captions: Readonly<Record<string, string>>
  readonly author: string
  /** Ids of products and words, in their order. */
  readonly tags: readonly string[]
  /** In milliseconds since 1970. */
  readonly postedAt: number
}

/** Conditions that add up; null stands for any. */
export type MediaQuery = {
  readonly customerId: string
  readonly category: string | null
  readonly stream: string | null
  readonly tag: string | null
  readonly stash: string | null
  readonly offset: number
  readonly limit: number
}

export type MediaPage = { readonly media: readonly MediaRecord[]; readonly total: number }

export type StreamRecord = {
  readonly id: string
  readonly names: Readonly<Record<string, string>>
  /** The public pictures in it. */
  readonly mediaCount: number
}

export type MediaReport = {
  readonly mediaId: string
  readonly customerId: string
  readonly owner: CartOwner
  readonly reason: MediaReportReason
  readonly now: number
}

export type SocialUser = { readonly id: string; readonly name: string }

export type NewMedia = {
  readonly id: string
  readonly customerId: string
  readonly user: SocialUser
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  readonly captions: Readonly<Record<string, string>>
  readonly tags: readonly string[]
  readonly now: number
}

export type StashChange = {
  readonly siteId: string
  readonly customerId: string
  readonly owner: CartOwner
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly now: number
}

/** A provider of social content: it holds pictures in streams, takes reports, and keeps what people send (decision 0093). */
export type SocialMediaService = {
  /** Lists a page of public pictures: in the order of the stream, otherwise the newest first. */
  readonly listMedia: (query: MediaQuery) => Promise<MediaPage>
  /** Lists the streams of a customer, or those that hold a public picture; null for an unknown picture. */
  readonly listStreams: (of: {
    readonly customerId: string
    readonly mediaId: string | null
  }) => Promise<readonly StreamRecord[] | null>
  /** Finds the JPEG of a person's public picture; null for any other. */
  readonly findPicture: (mediaId: string) => Promise<Buffer | null>
  /** Takes a report, and hides the picture where enough people have reported it. */
  readonly report: (report: MediaReport) => Promise<'new' | 'known' | 'own' | 'unknown'>
  /** Changes the stash of an owner; null where it would hold too many pictures. */
  readonly changeStash: (change: StashChange) => Promise<{ readonly stashId: string } | null>
  /** Makes the user of an account, or renames it. */
  readonly putUser: (user: {
    readonly consumerNo: string
    readonly name: string
    readonly now: number
  }) => Promise<SocialUser>
  readonly findUser: (consumerNo: string) => Promise<SocialUser | null>
  /** Stores a picture that waits for the staff; false where too many of its sender wait already. */
  readonly addMedia: (media: NewMedia) => Promise<boolean>
}
