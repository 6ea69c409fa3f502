;(() => {
  type Callback = (reply: object) => void
  type LoadOptions = {
    container: HTMLElement | string
    payment_method_category: string
  }
  type AuthorizeData = {
    billing_address?: { email?: string }
  }
  const page = window as unknown as { Klarna?: object }
  if (page.Klarna) return

  const origin = new URL((document.currentScript as HTMLScriptElement).src).origin
  const timeout = 15000
  let clientToken = ''
  let frame: HTMLIFrameElement | null = null
  let lastRequest = 0
  const waiting = new Map<number, Callback>()
  let onLoaded: Callback | null = null

  const onMessage = (event: MessageEvent) => {
    const isOurs = event.origin === origin && frame !== null && event.source === frame.contentWindow
    if (!isOurs || event.data?.source !== 'lacepay') return
    const { type, request, height, title, reply } = event.data
    if (frame && (type === 'ready' || type === 'resize')) frame.style.height = `${height}px`
    if (frame && type === 'ready') {
      frame.title = title
      onLoaded?.({ show_form: true })
      onLoaded = null
    }
    if (type === 'authorized') {
      waiting.get(request)?.(reply)
      waiting.delete(request)
    }
  }

  // The widget's words stand in the font of the page around it.
  const readFont = (place: Element): Record<string, string> => {
    const font = getComputedStyle(place).fontFamily
    const first = font.split(',')[0]?.replace(/["']/g, '').trim()
    const faces = [...document.styleSheets].flatMap((sheet) => {
      try {
        return [...sheet.cssRules].filter((rule) => rule instanceof CSSFontFaceRule)
      } catch {
        // The rules of another origin's style sheet cannot be read.
        return []
      }
    })
    const face = faces.find(({ style }) => style.getPropertyValue('font-family').replace(/["']/g, '').trim() === first)
    const source = face?.style.getPropertyValue('src').match(/url\("?([^")]+)/)?.[1]
    const base = face?.parentStyleSheet?.href ?? document.baseURI
    return { font, ...(source && { fontFile: new URL(source, base).href }) }
  }

  const init = ({ client_token }: { client_token: string }) => {
    clientToken = client_token
  }

  const load = (options: LoadOptions, ...rest: (object | Callback)[]) => {
    const callback = rest.at(-1) as Callback
    const { container } = options
    const place = typeof container === 'string' ? document.querySelector(container) : container
    if (!place || clientToken === '') return callback({ show_form: false, error: { invalid_fields: ['container'] } })
    const query = new URLSearchParams({
      ...readFont(place),
      client_token: clientToken,
      category: options.payment_method_category,
      origin: location.origin,
    })
    frame?.remove()
    frame = document.createElement('iframe')
    frame.src = `${origin}/klarna/widget?${query}`
    frame.title = 'Klarna'
    frame.style.cssText = 'display:block;width:100%;height:180px;border:0'
    onLoaded = callback
    setTimeout(() => {
      onLoaded?.({ show_form: false, error: {} })
      onLoaded = null
    }, timeout)
    place.replaceChildren(frame)
  }

  const authorize = (_options: object, data: AuthorizeData, callback: Callback) => {
    if (!frame) return callback({ approved: false, show_form: false, error: { invalid_fields: ['container'] } })
    const request = ++lastRequest
    waiting.set(request, callback)
    const email = data.billing_address?.email ?? ''
    frame.contentWindow?.postMessage({ source: 'lacepay-shop', type: 'authorize', request, email }, origin)
  }

  window.addEventListener('message', onMessage)
  page.Klarna = { Payments: { init, load, authorize } }
})()
