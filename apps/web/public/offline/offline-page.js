// Shows what this browser remembers of the cart, and loads the page that was asked for when the connection is back.
const { lang, dataset } = document.documentElement

function readCart() {
  try {
    return JSON.parse(localStorage.getItem(`cart.lines.${dataset.site}`))
  } catch {
    // Text that is no cart counts as none.
    return null
  }
}

const cart = readCart()
if (cart?.lines?.length > 0) {
  const format = (amount) => new Intl.NumberFormat(lang, { style: 'currency', currency: cart.currency }).format(amount)
  const list = document.querySelector('ul')
  for (const { name, quantity, total } of cart.lines) {
    const line = document.createElement('li')
    line.textContent = `${quantity} × ${name}: ${format(total)}`
    list.append(line)
  }
  document.querySelector('section').hidden = false
}

/** Asks after some milliseconds whether the shop can be reached; a network may be there before it works. */
function askLater(delay) {
  setTimeout(async () => {
    const answer = navigator.onLine && (await fetch(location.href, { method: 'HEAD' }).catch(() => null))
    if (answer) location.reload()
    else askLater(Math.min(2 * delay, 60_000))
  }, delay)
}

addEventListener('online', () => location.reload())
askLater(2000)
