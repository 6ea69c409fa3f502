import { useQuery } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { queryClient } from './query-client.ts'

type Props = { readonly known: string | undefined }

function Order({ known }: Props) {
  const { data } = useQuery({ queryKey: ['order', 'ORDER00001'], queryFn: () => '', initialData: known }, queryClient)
  return data ?? 'nothing'
}

test('what a page shows its shopper on the server is not there for the next rendering [T18]', () => {
  const render = (known?: string) => renderToString(createElement(Order, { known }))
  expect(render('Ada, 12 Valencia St')).toBe('Ada, 12 Valencia St')
  expect(render()).toBe('nothing')
  expect(render('Bo, 3 Elm St')).toBe('Bo, 3 Elm St')
})
