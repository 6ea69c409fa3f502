/** The first part of the addresses that show drafts to staff (RT-09). */
export const previewPrefix = '/pre'

/** Returns whether a path has the prefix of the preview. */
export function isPreviewPath(path: string): boolean {
  return path === previewPrefix || path.startsWith(`${previewPrefix}/`)
}

/** Gives a path of the shop in the preview; one that has the prefix stays as it is. */
export function toPreviewPath(path: string): string {
  return isPreviewPath(path) ? path : `${previewPrefix}${path === '/' ? '' : path}`
}

/** Gives the published address of a path in the preview. */
export function toPublishedPath(path: string): string {
  return isPreviewPath(path) ? path.slice(previewPrefix.length) || '/' : path
}
