import { trustScriptUrl } from '../../rendering/trusted-markup.ts'

const loading = new Map<string, Promise<void>>()

type LoadOptions = {
  /** False for a provider whose server allows all origins: the browser then asks for its script without cookies. */
  readonly hasCookies?: boolean
}

/**
 * Loads a script of another origin once; one that failed can be tried again (PAY-15). Every script that is loaded here stands in the
 * [inventory](../../../../../docs/payment-page-scripts.md).
 */
export function loadScript(url: string, { hasCookies = true }: LoadOptions = {}): Promise<void> {
  const known = loading.get(url)
  if (known) return known
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    if (!hasCookies) script.crossOrigin = 'anonymous'
    script.src = trustScriptUrl(url)
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      loading.delete(url)
      reject(new Error(`${url} did not load`))
    })
    document.head.append(script)
  })
  loading.set(url, loaded)
  return loaded
}
