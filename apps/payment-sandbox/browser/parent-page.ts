export type ParentPage = {
  tell(message: { type: string; [name: string]: unknown }): void
  onMessage(listen: (message: Record<string, unknown>) => void): void
}

/** The page that frames us: told only at its exact origin, heard only from its own window at that origin. */
export function parentPage(origin: string): ParentPage {
  return {
    tell: (message) => window.parent.postMessage({ source: 'lacepay', ...message }, origin),
    onMessage: (listen) =>
      window.addEventListener('message', (event: MessageEvent<Record<string, unknown> | null>) => {
        const isTrusted = event.origin === origin && event.source === window.parent
        if (isTrusted && event.data?.source === 'lacepay-shop') listen(event.data)
      }),
  }
}

/** What the server wrote into the page for its script. */
export function readPageData<Data>(): Data {
  return JSON.parse(getElement('page-data').textContent ?? '') as Data
}

/** The element with this id, which the page is known to have. */
export function getElement(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no #${id}`)
  return element
}
