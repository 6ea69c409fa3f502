;(() => {
  type Fields = 'number' | 'expiry' | 'cvc' | 'name'
  type Mount = {
    container: HTMLElement
    session: string
    locale: string
    theme?: Record<string, string>
    onReady?: () => void
    onChange?: (state: object) => void
    onFocus?: (field: Fields) => void
    onBlur?: (field: Fields) => void
    onSubmit?: () => void
    onError?: (reason: string) => void
  }
  const page = window as unknown as { LacePay?: object }
  if (page.LacePay) return

  const origin = new URL((document.currentScript as HTMLScriptElement).src).origin
  const timeout = 15000
  const firstHeight = 302

  const createFrame = (options: Mount) => {
    const query = new URLSearchParams({
      ...options.theme,
      session: options.session,
      locale: options.locale,
      origin: location.origin,
    })
    const frame = document.createElement('iframe')
    frame.src = `${origin}/hosted-fields?${query}`
    frame.allow = 'payment'
    frame.title = 'LacePay'
    frame.style.cssText = `display:block;width:calc(100% + 8px);height:${firstHeight}px;margin:-4px;border:0`
    return frame
  }

  const mount = (options: Mount) => {
    const frame = createFrame(options)
    const waiting = new Map<number, (outcome: object) => void>()
    let lastRequest = 0
    let isReady = false

    const finish = (request: number, outcome: object) => {
      waiting.get(request)?.(outcome)
      waiting.delete(request)
    }
    const post = (message: object) => frame.contentWindow?.postMessage({ source: 'lacepay-shop', ...message }, origin)
    const giveUp = setTimeout(() => options.onError?.('unreachable'), timeout)

    const listen = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== frame.contentWindow || event.data?.source !== 'lacepay') return
      const { source: _source, type, request, ...rest } = event.data
      if (type === 'ready' || type === 'resize') frame.style.height = `${rest.height}px`
      if (type === 'ready') {
        isReady = true
        frame.title = rest.title
        clearTimeout(giveUp)
        options.onReady?.()
      }
      if (type === 'change') options.onChange?.(rest)
      if (type === 'focus') options.onFocus?.(rest.field)
      if (type === 'blur') options.onBlur?.(rest.field)
      if (type === 'submit') options.onSubmit?.()
      if (type === 'token') finish(request, { ok: true, card: rest })
      if (type === 'error') {
        finish(request, { ok: false, ...rest })
        options.onError?.(rest.reason)
      }
    }
    window.addEventListener('message', listen)
    options.container.append(frame)

    return {
      focus: (field: Fields = 'number') => post({ type: 'focus', field }),
      tokenise: () =>
        new Promise((resolve) => {
          if (!isReady) return resolve({ ok: false, reason: 'unreachable', errors: {} })
          const request = ++lastRequest
          waiting.set(request, resolve)
          setTimeout(() => finish(request, { ok: false, reason: 'unreachable', errors: {} }), timeout)
          post({ type: 'tokenise', request })
        }),
      unmount: () => {
        clearTimeout(giveUp)
        window.removeEventListener('message', listen)
        frame.remove()
        for (const request of waiting.keys()) finish(request, { ok: false, reason: 'unmounted', errors: {} })
      },
    }
  }

  page.LacePay = { mount }
})()
