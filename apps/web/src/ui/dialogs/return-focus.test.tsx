import { afterEach, beforeEach, expect, test } from 'vitest'
import { listAncestors } from './list-ancestors.ts'
import { returnFocus } from './return-focus.ts'

beforeEach(() => {
  document.body.innerHTML = `
    <a href="#main">Skip</a>
    <main>
      <ul>
        <li id="first"><button id="first-action">Edit the first</button></li>
        <li id="second"><button id="second-action">Edit the second</button></li>
      </ul>
    </main>`
})
afterEach(() => document.body.replaceChildren())

const get = (id: string) => document.getElementById(id)

test('the focus goes back to what opened a dialog', () => {
  const opener = get('second-action')
  returnFocus(opener, listAncestors(opener))
  expect(document.activeElement).toBe(opener)
})

test('where the opener has been removed with its item, the focus goes to the neighbour, not to the top of the page', () => {
  const opener = get('second-action')
  const ancestors = listAncestors(opener)
  get('second')?.remove()
  returnFocus(opener, ancestors)
  expect(document.activeElement).toBe(get('first-action'))
})

test('an opener that has been rendered anew gets the focus, not its neighbour', () => {
  const opener = get('second-action')
  const ancestors = listAncestors(opener)
  opener?.replaceWith(opener.cloneNode(true))
  get('second')?.prepend(document.createElement('button'))
  returnFocus(opener, ancestors)
  expect(document.activeElement).toBe(get('second-action'))
})

test('a focus that is elsewhere already stays there', () => {
  get('first-action')?.focus()
  returnFocus(get('second-action'), [])
  expect(document.activeElement).toBe(get('first-action'))
})

test('a page that has been left keeps the focus where it is', () => {
  const opener = get('second-action')
  const ancestors = listAncestors(opener)
  document.querySelector('main')?.remove()
  returnFocus(opener, ancestors)
  expect(document.activeElement).toBe(document.body)
})
