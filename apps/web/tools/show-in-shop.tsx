import type { MessageArea } from '@lacehouse/messages'
import { createContext, type ReactNode, Suspense, use } from 'react'
import { createRoutesStub } from 'react-router'
import { render } from 'vitest-browser-react'
import { MessagesProvider } from '../src/i18n/messages-provider.tsx'

const Content = createContext<ReactNode>(null)
const Shown = () => use(Content)
const Nothing = () => null
const root = { locale: 'en-us', site: { siteId: 'US', currency: 'USD', taxMode: 'added', features: {}, law: {} } }
/** The data of the page that was shown last, for navigations. */
let current: typeof root = root
const Stub = createRoutesStub([
  { id: 'root', path: '*', Component: Shown, HydrateFallback: Nothing, loader: () => current },
])

// The American shop stores what is optional until the visitor refuses.
document.documentElement.dataset.consent = 'opt-out 1'

type Options = {
  readonly areas: readonly MessageArea[]
  readonly address?: string
  /** What the site has besides its currency and taxes. */
  readonly site?: object
}

/** Renders a part of a page of the American shop at an address, with the words of some areas. */
export function showInShop(part: ReactNode, { areas, address = '/', site }: Options) {
  current = { ...root, site: { ...root.site, ...site } }
  return render(
    <Content
      value={
        <Suspense>
          <MessagesProvider locale="en-us" areas={[...areas]}>
            {part}
          </MessagesProvider>
        </Suspense>
      }
    >
      <Stub initialEntries={[address]} hydrationData={{ loaderData: { root: current } }} />
    </Content>,
  )
}
