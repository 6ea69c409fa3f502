// Answers pages that cannot be reached with the page of its own for that. The server writes `version` above this text.
// Nothing else is kept: pages, pictures and answers of the shop may be personal or change at any time.
const store = `offline-${version}`

addEventListener('install', () => skipWaiting())

addEventListener('activate', (event) => {
  const dropOlder = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name !== store).map((name) => caches.delete(name)))
    await clients.claim()
  }
  event.waitUntil(dropOlder())
})

// A page names its locale, whose offline page is then kept beside the script that reads the cart.
addEventListener('message', (event) => {
  const { data } = event
  if (!/^[a-z]{2}-[a-z]{2}$/.test(data?.locale)) return
  const keep = async () => {
    const cache = await caches.open(store)
    const missing = []
    for (const path of [`/${data.locale}/offline`, '/offline/offline-page.js'])
      if (!(await cache.match(path))) missing.push(path)
    await cache.addAll(missing)
  }
  event.waitUntil(keep())
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname } = new URL(request.url)
  if (request.mode === 'navigate' && request.method === 'GET')
    event.respondWith(fetch(request).catch(() => findOfflinePage(pathname)))
  else if (pathname === '/offline/offline-page.js') event.respondWith(fetch(request).catch(() => findCached(pathname)))
})

async function findOfflinePage(pathname) {
  const [, locale] = pathname.split('/')
  return (await findCached(`/${locale}/offline`)) ?? (await findAnyOfflinePage()) ?? Response.error()
}

async function findCached(path) {
  return (await caches.open(store)).match(path)
}

async function findAnyOfflinePage() {
  const cache = await caches.open(store)
  const page = (await cache.keys()).find(({ url }) => url.endsWith('/offline'))
  return page && cache.match(page)
}
