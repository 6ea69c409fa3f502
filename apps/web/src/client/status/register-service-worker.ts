/**
 * Registers the service worker, which shows a page of the shop's own where a page cannot be reached, and has it keep that page
 * in this locale (ERR-06). A browser without service workers shows its own.
 */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  await navigator.serviceWorker.register('/service-worker.js')
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ locale: document.documentElement.dataset.locale })
}
