/**
 * Widths in pixels that the image service renders; it refuses all others, so that callers cannot make it render without end
 * (CMS-19).
 */
export const pictureWidths = [96, 160, 240, 320, 480, 640, 800, 1200, 1600, 2000] as const
