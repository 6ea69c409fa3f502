/** A message of a preview's page to the authoring screen around its frame. */
export type PreviewMessage =
  | { readonly from: 'preview'; readonly kind: 'shown'; readonly path: string }
  | { readonly from: 'preview'; readonly kind: 'block'; readonly blockId: string }

/** A message of the authoring screen to the page in its frame: the block that is being edited. */
export type AuthorMessage = { readonly from: 'author'; readonly kind: 'block'; readonly blockId: string | null }

/** Returns whether a message came from a page of the preview. */
export function isPreviewMessage(data: unknown): data is PreviewMessage {
  return typeof data === 'object' && data !== null && (data as { from?: unknown }).from === 'preview'
}

/** Returns whether a message came from the authoring screen. */
export function isAuthorMessage(data: unknown): data is AuthorMessage {
  return typeof data === 'object' && data !== null && (data as { from?: unknown }).from === 'author'
}
