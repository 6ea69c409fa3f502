import { expect, test } from 'vitest'
import { listVideoFiles } from './list-video-files.ts'

const film = (url: string) => ({ kind: 'video', url, width: 16, height: 9 }) as const

test('an address without an extension stands for a WebM and an MP4 file of each breakpoint, the widest first [CMS-16]', () => {
  expect(listVideoFiles({ sm: film('/media/small'), lg: film('/media/large') })).toEqual([
    { src: '/media/large.webm', type: 'video/webm', media: '(width >= 60rem)' },
    { src: '/media/large.mp4', type: 'video/mp4', media: '(width >= 60rem)' },
    { src: '/media/small.webm', type: 'video/webm' },
    { src: '/media/small.mp4', type: 'video/mp4' },
  ])
})

test('an address with an extension is the film itself [CMS-16]', () => {
  expect(listVideoFiles({ sm: film('/media/small.mp4') })).toEqual([{ src: '/media/small.mp4' }])
})
