import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { subscribeToAccount } from '../../client/account/account-memory.ts'
import { readCartMemory, subscribeToCartMemory } from '../../client/cart/cart-memory.ts'
import { subscribeToRecalculation } from './recalculation-event.ts'
import { watchExperiences } from './watch-experiences.ts'

const hasItems = () => (readCartMemory()?.count ?? 0) > 0

/**
 * Watches the decisions of a page: experiences that are seen or clicked are reported, and the page is read again where another
 * decision may be due: after the recalculation event, a sign-in or sign-out, and the first or last item of the cart (CMS-14).
 */
export function DecisionWatcher() {
  const { revalidate } = useRevalidator()

  // The effect observes the document and what the browser remembers, which are outside of React.
  useEffect(() => {
    return watchExperiences(document)
  }, [])

  // The account, the cart and the event change outside of React too.
  useEffect(() => {
    const read = () => void revalidate()
    let hadItems = hasItems()
    const followCart = () => {
      if (hasItems() === hadItems) return
      hadItems = !hadItems
      read()
    }
    const stops = [subscribeToRecalculation(read), subscribeToAccount(read), subscribeToCartMemory(followCart)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [revalidate])
  return null
}
