export type ParentPage = {
  post(message: { type: string; [name: string]: unknown }): void
  onMessage(listen: (message: Record<string, unknown>) => void): void
}

/** The page around this frame: messages go to its exact origin only, and are accepted from its window at that origin only. */
export function parentPage(origin: string): ParentPage {
  return {
    post: (message) => window.parent.postMessage({ source: 'lacepay', ...message }, origin),
    onMessage: (listen) =>
      window.addEventListener('message', (event: MessageEvent<Record<string, unknown> | null>) => {
        const isTrusted = event.origin === origin && event.source === window.parent
        if (isTrusted && event.data?.source === 'lacepay-shop') listen(event.data)
      }),
  }
}

/** The data that the server wrote into the page for its script. */
export function readPageData<Data>(): Data {
  return JSON.parse(getElement('page-data').textContent ?? '') as Data
}

/** The element with this id, which the page always has. */
export function getElement(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`The page has no #${id}`)
  return element
}
