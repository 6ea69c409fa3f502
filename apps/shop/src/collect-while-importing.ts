import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Between two collections the garbage of so many products fits beside what the command needs. */
const productsBetween = 4_000

/**
 * Makes what collects garbage from time to time while products are read. Node would let the heap grow by what fits into the memory of the
 * machine before it collects what the batches before have left.
 */
export function createCollector(): (products: number) => void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  let collected = 0
  return (products) => {
    // A strict import counts twice.
    if (products < collected) collected = 0
    if (products - collected < productsBetween) return
    collected = products
    collect()
  }
}
