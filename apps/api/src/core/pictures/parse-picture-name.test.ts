import { expect, test } from 'vitest'
import { compareViews, findProductId, parsePictureName } from './parse-picture-name.ts'

const colour = (code: string) => ({ code, colourway: 'chalk', colourFamily: 'white', names: {}, swatch: [] })
const product = { id: 'LHTEST0001', colours: [colour('01'), colour('NAVY'), colour('NAVY-2')] }

test.each([
  ['LHTEST0001-side.jpg', null, 'side'],
  ['lhtest0001-01-three-quarter.JPEG', '01', 'three-quarter'],
  ['LHTEST0001_navy_top.webp', 'NAVY', 'top'],
  ['shoot/LHTEST0001-navy-2-detail.png', 'NAVY-2', 'detail'],
  ['LHTEST0001-three-quarter.jpg', null, 'three-quarter'],
])('%s has the colour %s and the view %s', (file, colourCode, view) => {
  expect(parsePictureName(file, product)).toEqual({ productId: 'LHTEST0001', colourCode, view })
})

test.each(['side.jpg', 'LH1-side.jpg', 'LHTEST0001.jpg', 'LHTEST0001-.jpg', 'LHTEST0001 side.jpg'])(
  '%s names nothing',
  (file) => {
    expect(findProductId(file) && parsePictureName(file, product)).toBeNull()
  },
)

test('known views come first in the default order, other views follow by name', () => {
  const views = ['worn-10', 'heel', 'worn-2', 'side', 'three-quarter']
  expect(views.toSorted(compareViews)).toEqual(['side', 'three-quarter', 'heel', 'worn-2', 'worn-10'])
})
