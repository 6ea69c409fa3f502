import { expect, test } from 'vitest'
import { readPictureHosts } from './read-picture-hosts.ts'

test('hosts of pictures are read from a list of names, and anything else is a problem [MER-04]', () => {
  const problems: string[] = []
  expect(readPictureHosts(undefined, problems)).toEqual([])
  expect(readPictureHosts('CDN.example.com, pictures.example.org', problems)).toEqual([
    'cdn.example.com',
    'pictures.example.org',
  ])
  expect(problems).toEqual([])
  for (const wrong of ['https://cdn.example.com', 'cdn.example.com/path', '*.example.com', '-a.example'])
    expect(readPictureHosts(wrong, problems)).toEqual([])
  expect(problems).toHaveLength(4)
})
