/** Gives the parts of the C library's heap that nothing uses back to the machine. */
export type TrimHeap = () => void

/**
 * Finds glibc's `malloc_trim`; null on machines with another C library. Node has no call for it, and glibc alone gives memory back only from
 * the end of its heap, however much is free before that.
 */
export async function findTrimHeap(): Promise<TrimHeap | null> {
  try {
    const { default: koffi } = await import('koffi')
    const trim = koffi.load(null).func('int malloc_trim(size_t pad)')
    return () => void trim(0)
  } catch {
    return null
  }
}
