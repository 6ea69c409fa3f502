/** Milliseconds that the pictures of a window may take to be drawn for the first time, on a machine with much else to do. */
export const firstDrawing = 45_000
