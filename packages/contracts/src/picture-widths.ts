/** Widths in pixels that the image service makes; any other is refused, so that nobody can make the shop draw without end (CMS-19). */
export const pictureWidths = [96, 160, 240, 320, 480, 640, 800, 1200, 1600, 2000] as const
