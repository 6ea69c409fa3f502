/** The width over the height of every product picture. */
export const pictureAspect = 4 / 5
