import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { createQueryClient } from './client/query-client.ts'
import { createRouter } from './router.tsx'
import './ui/tokens.css'
import './ui/base.css'
import { WordsProvider } from './words/words-provider.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element for the back office.')
createRoot(root).render(
  <StrictMode>
    <WordsProvider>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={createRouter()} />
      </QueryClientProvider>
    </WordsProvider>
  </StrictMode>,
)
