import { expect, test } from 'vitest'
import { formatTestContext, parseTestContext } from './test-context.ts'

test('a test context forces a segment and the variants of experiences and experiments [RT-08]', () => {
  const context = parseTestContext('segment:employee-loggedin, delivery-note:short,hero:b')
  expect(context).toEqual({
    segment: 'employee-loggedin',
    variants: new Map([
      ['delivery-note', 'short'],
      ['hero', 'b'],
    ]),
  })
  expect(context && formatTestContext(context)).toBe('segment:employee-loggedin,delivery-note:short,hero:b')
})

test.each([null, undefined, '', 'nonsense', 'a:', ':b', 'A:B', '<a>:b', 'a=b', `a:${'b'.repeat(600)}`])(
  'the text %s forces nothing [RT-08]',
  (text) => {
    expect(parseTestContext(text)).toBeNull()
  },
)

test('a part that names nothing is left out beside one that does', () => {
  expect(parseTestContext('x,hero:b;Path=/,segment:loggedin')).toEqual({ segment: 'loggedin', variants: new Map() })
})
