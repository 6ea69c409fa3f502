import type { VideoBlock } from '@lacehouse/contracts'

export type VideoFile = { readonly src: string; readonly type?: string; readonly media?: string }

const wide = '(width >= 60rem)'
const medium = '(width >= 48rem)'
const types = { webm: 'video/webm', mp4: 'video/mp4' } as const

/** Lists the files of a film from which the browser takes the first that it can play: those of large screens first. */
export function listVideoFiles({ sm, md, lg }: NonNullable<VideoBlock['media']>): VideoFile[] {
  return [...(lg ? toFiles(lg.url, wide) : []), ...(md ? toFiles(md.url, medium) : []), ...toFiles(sm.url)]
}

/** An address without an extension stands for a WebM and an MP4 file, in this order: the first is the smaller one. */
function toFiles(url: string, media?: string): VideoFile[] {
  const when = media ? { media } : {}
  if (/\.\w+$/.test(url)) return [{ src: url, ...when }]
  return [
    { src: `${url}.webm`, type: types.webm, ...when },
    { src: `${url}.mp4`, type: types.mp4, ...when },
  ]
}
