/** Returns the address of a small version of a picture. */
export function toPictureAddress(url: string): string {
  return /\.\w{3,4}$/.test(url) && !url.startsWith('/i/') ? url : `${url}-320.jpg`
}
